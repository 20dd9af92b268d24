import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HttpError, useGetOne } from 'react-admin';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { Toasts } from '../../../layout/Toasts.tsx';
import { InConsole } from '../../testing/InConsole.tsx';
import { useButtonCommand } from './use-button-command.ts';

const LOST = new HttpError('parde.errors.unreachable', 0, null);
const sent: [number, string][] = [];
const onDone = jest.fn();
let answers: (Error | { status: number })[];

async function send(body: number, key: string) {
  sent.push([body, key]);
  const answer = answers.shift();
  if (answer instanceof Error || !answer) throw answer;
  return answer;
}

function CancelButton({ id }: { id: number }) {
  const { busy, press } = useButtonCommand({ body: id, send, onDone });
  return (
    <button type="button" disabled={busy} onClick={press}>
      Cancel
    </button>
  );
}

describe('useButtonCommand', () => {
  afterEach(cleanup);

  it('says what went wrong, and pressed again sends the same try, until it is done or another is meant', async () => {
    await i18nProvider.changeLocale('en');
    answers = [LOST, { status: 1 }, { status: 1 }, LOST, LOST];
    const page = (id: number) => (
      <InConsole provider={{}}>
        <CancelButton id={id} />
        <Toasts />
      </InConsole>
    );
    const { rerender } = render(page(4));
    const press = () => act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await press();
    expect(await screen.findByText(/^The server could not be reached/)).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    await press();
    await press();
    expect(onDone).toHaveBeenCalledTimes(2);
    await press();
    rerender(page(5));
    await press();
    const [lost, again, next, anew, other] = sent.map(([, key]) => key);
    expect(sent.map(([id]) => id)).toEqual([4, 4, 4, 4, 5]);
    expect(again).toBe(lost);
    expect(new Set([lost, next, anew, other]).size).toBe(4);
  });

  it('shows the page as a colleague has made it, where that stands against it', async () => {
    await i18nProvider.changeLocale('en');
    answers = [new HttpError('parde.errors.version_conflict', 409, { code: 'version_conflict' })];
    let asked = 0;
    const provider = {
      getOne: async () => {
        asked++;
        return { data: { id: 4 } };
      },
    };
    function Page() {
      useGetOne('titles', { id: 4 });
      return <CancelButton id={4} />;
    }
    render(
      <InConsole provider={provider}>
        <Page />
        <Toasts />
      </InConsole>,
    );
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
    await screen.findByText(/^This has changed in the meantime\. Here is how it is now/);
    await waitFor(() => expect(asked).toBe(2));
  });
});
