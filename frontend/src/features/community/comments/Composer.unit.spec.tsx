import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { Composer } from './Composer.tsx';
import { readDraft } from './draft.ts';

const PLACE = { postId: 7, parentId: null };
const USER: User = {
  id: 1,
  name: 'N',
  username: 'n',
  email: 'n@example.com',
  role: 'viewer',
  vip_expiration: null,
  bandwidth: 0,
  plan: 3,
  avatar_path: null,
  two_factor: false,
  notifications: [],
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const answers = (answer: unknown) => post.mockResolvedValue(answer as never);

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  post.mockReset();
});

function open() {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Composer place={PLACE} user={USER} label="comment" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    text: screen.getByLabelText<HTMLTextAreaElement>('comment'),
    send: screen.getByRole('button', { name: 'comment.send' }),
  };
}

const arrived = { data: { status: 1, message: 'fine', comment_id: 3 }, response: { ok: true, status: 200 } };
const refused = { error: { status: 0, code: 'x', message: 'Refused' }, response: { ok: false, status: 422 } };

describe('writing a comment', () => {
  it('sends once for a double tap, then empties the field and forgets the draft', async () => {
    answers(arrived);
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'A fine film' } });
    act(() => {
      send.click();
      send.click();
    });
    await waitFor(() => expect(text.value).toBe(''));
    expect(post).toHaveBeenCalledTimes(1);
    expect(readDraft(PLACE)).toBe('');
  });

  it('keeps the text, in the field and as a draft, when the server refuses', async () => {
    answers(refused);
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'A fine film' } });
    fireEvent.click(send);
    expect(await screen.findByText('Refused')).toBeTruthy();
    expect(text.value).toBe('A fine film');
    expect(readDraft(PLACE)).toBe('A fine film');
  });

  it('finds the draft again', () => {
    sessionStorage.setItem('parde.draft.comment.7.new', 'begun before');
    expect(open().text.value).toBe('begun before');
  });

  it('asks for more than one character without asking the server', async () => {
    const { text, send } = open();
    fireEvent.change(text, { target: { value: 'a' } });
    fireEvent.click(send);
    expect(await screen.findByText('Please write a longer comment')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });
});
