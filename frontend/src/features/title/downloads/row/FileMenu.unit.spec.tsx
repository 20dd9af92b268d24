import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { FileFacts } from '../../../../api/types.ts';
import { api } from '../../../../lib/api/client.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { clearToken, storeToken } from '../../../../lib/session/token.ts';
import { type Watching, WatchingContext } from '../../watching/use-watching.ts';
import FileMenu from './FileMenu.tsx';

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const copied: string[] = [];

beforeAll(async () => {
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  copied.length = 0;
  queryClient.clear();
  post.mockImplementation((async (path: string) => {
    if (path !== '/api/user/downloadKey') throw new Error(path);
    return { data: { status: 1, key: '7.1.mac' }, response: { ok: true, status: 200 } };
  }) as never);
});
afterEach(() => {
  clearToken();
  post.mockReset();
});

function open(seen: Watching['seen'] = new Map()): void {
  const file = { id: 12, checksum: 'ab'.repeat(32), duration: 3_600 } as FileFacts;
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <WatchingContext value={{ postId: 1, start: null, seen }}>
            <FileMenu file={file} label="more" />
          </WatchingContext>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('the menu of a file', () => {
  it('copies a link by which a download manager gets it in the name of the member', async () => {
    storeToken('a token', false);
    open();
    fireEvent.click(screen.getByText('file.copyLink'));
    await waitFor(() => expect(copied).toEqual([`${location.origin}/d/12?key=7.1.mac`]));
  });

  it('has no such link for guests', () => {
    open();
    expect(screen.getByText('file.copyChecksum')).not.toBeNull();
    expect(screen.queryByText('file.copyLink')).toBeNull();
    expect(post).not.toHaveBeenCalled();
  });

  it('marks as watched what was seen elsewhere, and offers it no more once it is', async () => {
    storeToken('a token', false);
    queryClient.setQueryData(['comments', 'post 1'], []);
    open();
    fireEvent.click(screen.getByText('watch.mark'));
    await waitFor(() => expect(post).toHaveBeenCalledWith('/api/playtime', { body: { fid: 12, time: 3_600 } }));
    await waitFor(() => expect(queryClient.getQueryState(['comments', 'post 1'])?.isInvalidated).toBe(true));
    cleanup();
    open(new Map([[12, { watched: true, position: 3_600, duration: 3_600, fileIds: [12] }]]));
    expect(screen.queryByText('watch.mark')).toBeNull();
  });

  it('asks for a subtitle in the words of the site, and shows which one was chosen', async () => {
    storeToken('a token', false);
    open();
    fireEvent.click(screen.getByText('subtitle.suggest'));
    const choice = await screen.findByLabelText(/subtitle\.choose/);
    fireEvent.change(choice, { target: { files: [new File(['1'], 'night.srt')] } });
    expect(screen.getByText('night.srt')).not.toBeNull();
  });

  describe('with a subtitle that is sent', () => {
    const known = { status: 0, code: 'subtitle_known', message: 'This subtitle was sent before' };
    const refusal = (status: number, error: object) => async () => ({ error, response: { ok: false, status } });
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const sent = () =>
      (post.mock.calls as unknown as [string, { headers: { 'Idempotency-Key': string } }][]).filter(
        ([path]) => path === '/api/user/suggestSubtitle',
      );
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'subtitle.send' }));

    async function write(...answers: (() => Promise<unknown>)[]): Promise<void> {
      storeToken('a token', false);
      post.mockImplementation((async (path: string) =>
        path === '/api/user/suggestSubtitle' ? answers.shift()?.() : lost()) as never);
      open();
      fireEvent.click(screen.getByText('subtitle.suggest'));
      const file = new File(['1'], 'night.srt');
      fireEvent.change(await screen.findByLabelText(/subtitle\.choose/), { target: { files: [file] } });
      fireEvent.change(screen.getByLabelText(/subtitle\.label/), { target: { value: 'نسخهٔ بی‌سانسور' } });
    }

    it.each([
      ['no line', lost, 'We could not reach the server'],
      ['too many of them', refusal(429, { status: 0, code: 'throttled', message: 'Too many' }), 'Too many'],
      ['a server that has failed', refusal(500, {}), 'There is a problem'],
    ])('keeps what was typed over %s', async (_, answer, words) => {
      await write(answer);
      send();
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(screen.getByLabelText<HTMLInputElement>(/subtitle\.label/).value).toBe('نسخهٔ بی‌سانسور');
      expect(screen.getByText('night.srt')).not.toBeNull();
    });

    it('sends it once however often the button is pressed', async () => {
      await write(lost, lost);
      const form = screen.getByRole('button', { name: 'subtitle.send' }).closest('form')!;
      act(() => {
        fireEvent.submit(form);
        fireEvent.submit(form);
      });
      await screen.findByRole('alert');
      expect(sent()).toHaveLength(1);
    });

    it('sends it as the same where the answer was lost, and another file as another', async () => {
      const taken = async () => ({ data: { status: 1, message: 'Thank you' }, response: { ok: true, status: 200 } });
      await write(lost, lost, taken);
      const other = new File(['2'], 'day.srt');
      for (const file of [null, null, other]) {
        if (file) fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
        await act(async () => send());
        if (!file) await screen.findByRole('alert');
      }
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const [first, again, another] = sent().map(([, { headers }]) => headers['Idempotency-Key']);
      expect(first).toBeTruthy();
      expect(again).toBe(first);
      expect(another).not.toBe(first);
    });

    it('says of one that somebody else has sent that it is known', async () => {
      await write(refusal(409, known));
      send();
      expect((await screen.findByRole('alert')).textContent).toContain(known.message);
    });
  });
});
