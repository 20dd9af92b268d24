import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HttpError, useGetOne } from 'react-admin';
import type { ConsoleSubtitleDetail } from '../../../api/types.ts';
import { InConsole } from '../../../components/testing/InConsole.tsx';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { usePublish } from './use-publish.ts';

const WAITING = { id: 7, version: 2, fingerprint: 'f', charset: 'utf-8' } as ConsoleSubtitleDetail;
const nothing = () => undefined;

/** The page of the subtitle, of which a part is looked at. */
function Page({ children }: { children: ReactNode }) {
  useGetOne('subtitles', { id: WAITING.id });
  return children;
}

function Publish() {
  const { publish } = usePublish(WAITING, nothing);
  return (
    <button type="button" onClick={() => void publish([], 0)}>
      Publish
    </button>
  );
}

describe('a subtitle that a colleague has decided meanwhile', () => {
  let asked = 0;
  const tooLate = () => Promise.reject(new HttpError('changed', 409, { code: 'version_conflict' }));
  const provider = {
    getOne: async () => {
      asked++;
      return { data: WAITING };
    },
    refuseSubtitle: tooLate,
    acceptSubtitle: tooLate,
  };
  const shown = (part: ReactNode) =>
    render(
      <InConsole provider={provider}>
        <Page>{part}</Page>
      </InConsole>,
    );
  const press = (name: string) => act(async () => (await screen.findByRole('button', { name })).click());
  beforeEach(() => i18nProvider.changeLocale('en'));
  afterEach(cleanup);

  it('is shown as it is by now below the reason for its refusal, which stays', async () => {
    shown(<RefuseDialog subtitle={WAITING} onClose={nothing} onDone={nothing} />);
    const reason = await screen.findByRole<HTMLInputElement>('textbox');
    fireEvent.change(reason, { target: { value: 'Badly out of time' } });
    const before = asked;
    await press('Refuse');
    await screen.findByRole('alert');
    await waitFor(() => expect(asked).toBeGreaterThan(before));
    expect(reason.value).toBe('Badly out of time');
  });

  it('is shown as it is by now when it is published in vain', async () => {
    shown(<Publish />);
    const before = asked;
    await press('Publish');
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });
});
