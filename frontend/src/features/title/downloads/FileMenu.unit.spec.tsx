import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { FileFacts } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
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

function open(): void {
  const file = { id: 12, checksum: 'ab'.repeat(32) } as FileFacts;
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <FileMenu file={file} label="more" />
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

  it('asks for a subtitle in the words of the site, and shows which one was chosen', async () => {
    storeToken('a token', false);
    open();
    fireEvent.click(screen.getByText('subtitle.suggest'));
    const choice = await screen.findByLabelText(/subtitle\.choose/);
    fireEvent.change(choice, { target: { files: [new File(['1'], 'night.srt')] } });
    expect(screen.getByText('night.srt')).not.toBeNull();
  });
});
