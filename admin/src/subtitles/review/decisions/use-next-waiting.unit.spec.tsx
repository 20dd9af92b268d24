import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { InConsole } from '../../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { useNextWaiting } from './use-next-waiting.ts';

const sent = (id: number, day: number) => ({ id, created_at: `2026-03-0${day}T08:00:00.000Z` });

function Decided({ subtitle }: { subtitle: ReturnType<typeof sent> }) {
  const next = useNextWaiting(subtitle);
  return (
    <button type="button" onClick={() => void next()}>
      Decide
    </button>
  );
}

function Page({ subtitle }: { subtitle: ReturnType<typeof sent> }) {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <Link to="/titles">Elsewhere</Link>
      {pathname === '/' && <Decided subtitle={subtitle} />}
    </>
  );
}

describe('after a subtitle is decided', () => {
  let answer: Promise<object[]>;
  beforeEach(() => i18nProvider.changeLocale('en'));
  const show = (subtitle: ReturnType<typeof sent>) =>
    render(
      <InConsole provider={{ getList: async () => ({ data: await answer, total: 0 }) }}>
        <Page subtitle={subtitle} />
      </InConsole>,
    );
  const decide = () => act(async () => screen.getByRole('button').click());
  const place = () => screen.getByRole('status').textContent;

  it('the one sent after it is next, whatever still waits before it', async () => {
    answer = Promise.resolve([sent(1, 1), sent(2, 2), sent(3, 3)]);
    show(sent(2, 2));
    await decide();
    expect(place()).toBe('/subtitles/3/show');
  });

  it('behind the last one what waits longest is next', async () => {
    answer = Promise.resolve([sent(1, 1), sent(2, 2)]);
    show(sent(3, 3));
    await decide();
    expect(place()).toBe('/subtitles/1/show');
  });

  it('the list is next where no other waits, even if it still shows this one', async () => {
    answer = Promise.resolve([sent(3, 3)]);
    show(sent(3, 3));
    await decide();
    expect(place()).toBe('/subtitles');
  });

  it('the list is next where it cannot be asked', async () => {
    answer = Promise.reject(new Error('no network'));
    show(sent(3, 3));
    await decide();
    expect(place()).toBe('/subtitles');
  });

  it('nobody is called back who has gone elsewhere meanwhile', async () => {
    let arrive: (rows: object[]) => void = () => undefined;
    answer = new Promise((resolve) => {
      arrive = resolve;
    });
    show(sent(3, 3));
    await decide();
    await act(async () => screen.getByText('Elsewhere').click());
    await act(async () => arrive([sent(4, 4)]));
    expect(place()).toBe('/titles');
  });
});
