import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsoleSubtitle } from '../../../api/types.ts';
import { InConsole } from '../../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { TakingDown } from './TakingDown.tsx';

const PUBLISHED = { id: 7, version: 2, state: 'published', former: false } as ConsoleSubtitle;

const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => within(within_).getByRole('button', { name }).click());

function Page({ subtitle }: { subtitle: ConsoleSubtitle }) {
  useGetOne('subtitles', { id: subtitle.id });
  return <TakingDown subtitle={subtitle} />;
}

describe('a subtitle that viewers see', () => {
  let sent: object[];
  let refusal: Error | null;
  let asked: number;
  const provider = {
    getOne: async () => {
      asked++;
      return { data: PUBLISHED };
    },
    reopenSubtitle: async (body: object) => {
      sent.push(body);
      if (refusal) throw refusal;
      return { status: 1 };
    },
  };
  const show = (subtitle: ConsoleSubtitle) =>
    render(
      <InConsole provider={provider}>
        <Page subtitle={subtitle} />
      </InConsole>,
    );
  beforeEach(async () => {
    await i18nProvider.changeLocale('en');
    sent = [];
    refusal = null;
    asked = 0;
  });

  it('is taken down after it was said that nothing is seen then', async () => {
    show(PUBLISHED);
    await press('Take it down');
    const dialog = await screen.findByRole('dialog', { name: 'Take this subtitle down?' });
    within(dialog).getByText(/^Nothing will be shown in its place\. This subtitle waits for a decision again/);
    await press('Cancel', dialog);
    expect(sent).toEqual([]);
    await press('Take it down');
    await press('Take down', await screen.findByRole('dialog'));
    expect(sent).toEqual([{ id: 7, version: 2 }]);
  });

  it('gives its place back to the one before', async () => {
    show({ ...PUBLISHED, former: true });
    await press('Take it down');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/^The subtitle it replaced will be shown again\./);
  });

  it('says in the dialog what stands against it; closed, the page is asked for anew', async () => {
    refusal = new HttpError('Another one', 409, { code: 'replaced_since' });
    show(PUBLISHED);
    await press('Take it down');
    await press('Take down', await screen.findByRole('dialog'));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Another one');
    const before = asked;
    await press('Cancel', screen.getByRole('dialog'));
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });

  it('has no button once another one has taken its place', () => {
    show({ ...PUBLISHED, state: 'replaced' });
    screen.getByText(/^Another subtitle has taken its place since/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
