import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { api, onAuthError } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { ListButton } from './ListButton.tsx';

const OK = { ok: true, status: 200 };
const REFUSED = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };
const ENDED = {
  error: { status: -1, code: 'x', message: 'Over', auth_error: 'token_expired' },
  response: { ok: false, status: 401 },
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
/** The entry that the server has. */
let listId: number | null;
let refuses: boolean;
let sessionEnded: boolean;
let client: QueryClient;

beforeAll(() =>
  i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    defaultNS: 'core',
    resources: {},
  }),
);
beforeEach(() => {
  listId = null;
  refuses = false;
  sessionEnded = false;
  sessionStorage.clear();
  post.mockClear();
  post.mockImplementation((async (path: string) => {
    if (path === '/api/user/info') return { data: { status: 1, user: {} }, response: OK };
    const posts = listId === null ? [] : [{ post_id: 7, list_id: listId, following_id: null }];
    if (path === '/api/user/marks') return { data: { posts, people: [] }, response: OK };
    if (sessionEnded) return ENDED;
    if (refuses) return REFUSED;
    listId = path === '/api/user/addToDlList' ? 31 : null;
    return { data: { status: 1, message: 'Deleted successfully' }, response: OK };
  }) as never);
});
afterEach(async () => {
  // What is asked after a press waits a moment for others that ask: it is not left to the next suite.
  await waitFor(() => expect([client.isMutating(), client.isFetching()]).toEqual([0, 0]));
  cleanup();
  clearToken();
});

function open(kind: 'later' | 'person' = 'later') {
  client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/movies/x']}>
          <Routes>
            <Route path="/movies/x" element={<ListButton kind={kind} id={7} />} />
            <Route path="/login" element={<h1>Log in</h1>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const button = (pressed: boolean, name = 'list.mine') => screen.findByRole('button', { name, pressed });
/** By the clock of its event so long after the press before. */
function pressAfter(element: HTMLElement, ms: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + ms });
  fireEvent(element, event);
}
const calls = (path: string) => (post.mock.calls as unknown[][]).filter(([called]) => called === path);

describe('the button of a list', () => {
  it('puts a title on the list, and takes that very entry off again', async () => {
    storeToken('token', false);
    open();
    fireEvent.click(
      await waitFor(async () => {
        const found = await button(false);
        expect((found as HTMLButtonElement).disabled).toBe(false);
        return found;
      }),
    );
    const on = await button(true);
    // While the first press is still on its way.
    pressAfter(on, 1_000);
    await button(false);
    await waitFor(() => expect(calls('/api/user/deleteDownloadList')).toHaveLength(1));
    expect(calls('/api/user/deleteDownloadList')[0]?.[1]).toMatchObject({ body: { list_id: [31] } });
  });

  it('is off from the press on that takes its title off, also while the server is asked which entry that is', async () => {
    storeToken('token', false);
    listId = 31;
    open();
    const on = await button(true);
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(on.getAttribute('aria-pressed')));
    watch.observe(on, { attributes: true, attributeFilter: ['aria-pressed'] });
    fireEvent.click(on);
    await waitFor(() => expect(calls('/api/user/deleteDownloadList')).toHaveLength(1));
    await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
    watch.disconnect();
    expect([said, on.getAttribute('aria-pressed')]).toEqual([['false'], 'false']);
  });

  it('puts nothing on the list that was taken off elsewhere before', async () => {
    storeToken('token', false);
    listId = 31;
    open();
    const on = await button(true);
    listId = null;
    fireEvent.click(on);
    await button(false);
    await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
    expect([calls('/api/user/addToDlList'), on.getAttribute('aria-pressed')]).toEqual([[], 'false']);
  });

  it.each([0, 120])('takes a double click for one press: %i ms between the two', async (ms) => {
    storeToken('token', false);
    open();
    const off = await button(false);
    await waitFor(() => expect((off as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(off);
    if (ms > 0) await button(true);
    pressAfter(off, ms);
    await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
    expect(calls('/api/user/addToDlList')).toHaveLength(1);
    expect(calls('/api/user/deleteDownloadList')).toEqual([]);
    expect(off.getAttribute('aria-pressed')).toBe('true');
  });

  it('is as it was when the server refuses', async () => {
    storeToken('token', false);
    refuses = true;
    open();
    const off = await button(false);
    await waitFor(() => expect((off as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(off);
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(1));
    await waitFor(() => expect(off.getAttribute('aria-pressed')).toBe('false'));
    expect(off.textContent).toBe('list.mine');
  });

  it('is as it was, too, when nothing reaches the server any more, however often it is pressed', async () => {
    storeToken('token', false);
    post.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    const pressable = () => waitFor(() => expect((off as HTMLButtonElement).disabled).toBe(false));
    const off = await button(false);
    await pressable();
    for (const presses of [1, 2]) {
      for (let press = 0; press < presses; press++) pressAfter(off, (presses + press) * 1_000);
      // The last word: nothing is on its way any more.
      await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0));
      await waitFor(() => expect(off.getAttribute('aria-pressed')).toBe('false'));
    }
  });

  it.each([
    ['later', 'Only registered users can add posts to the Download Later list'],
    ['person', 'Only registered users can follow persons'],
  ] as const)('tells a guest who can do that: %s', async (kind, sentence) => {
    const info = jest.spyOn(toast, 'info');
    open(kind);
    fireEvent.click(await button(false, kind === 'later' ? 'list.mine' : 'person.off'));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(info).toHaveBeenCalledWith(sentence);
  });

  it('leads a guest to the log-in, and does the deed once when they are back', async () => {
    open();
    fireEvent.click(await button(false));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(calls('/api/user/addToDlList')).toHaveLength(0);
    cleanup();
    expect(takeReturnPath()).toBe('/movies/x');
    storeToken('token', false);
    open();
    await button(true);
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(1));
    cleanup();
    listId = null;
    open();
    await button(false);
    expect(calls('/api/user/addToDlList')).toHaveLength(1);
  });

  it('does after the log-in, too, what was pressed in a session that had ended', async () => {
    const forget = onAuthError(clearToken);
    storeToken('token', false);
    sessionEnded = true;
    open();
    const off = await button(false);
    await waitFor(() => expect((off as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(off);
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(1));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    cleanup();
    forget();
    sessionEnded = false;
    storeToken('another', false);
    open();
    await button(true);
    await waitFor(() => expect(calls('/api/user/addToDlList')).toHaveLength(2));
  });
});
