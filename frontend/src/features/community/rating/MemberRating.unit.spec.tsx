import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import MemberRating from './MemberRating.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));

const MINE = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 4 };
const TITLE = { postId: 7, slug: 'the-cow', postType: 1 as const };

const show = () =>
  render(
    <MemoryRouter initialEntries={['/movies/the-cow']}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemberRating title={TITLE} mine={MINE} first={false} />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  );

it('the form has the focus on its first grade, and once closed leaves the rating in sight, with the focus on what changes it', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  show();
  const change = () => screen.getByRole('button', { name: 'rate.change' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(change());
  expect(document.activeElement).toBe(screen.getAllByRole('slider')[0]);
  fireEvent.click(screen.getByRole('button', { name: 'rate.send' }));
  await waitFor(() => expect(document.activeElement).toBe(change()));
  expect(shown).toHaveBeenCalledTimes(1);
});

it('the form says that nobody answered, and keeps what was chosen', async () => {
  jest.spyOn(api, 'POST').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'rate.change' }));
  const music = screen.getByLabelText<HTMLInputElement>('criterion.music');
  fireEvent.change(music, { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'rate.send' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('We could not reach the server. Check your connection and try again.');
  expect(music.value).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  unmount();
});

it('the Escape key closes the form; what was chosen is there again when it is opened, also where it was begun before', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { unmount } = show();
  const change = () => screen.getByRole('button', { name: 'rate.change' });
  const music = () => screen.getByLabelText<HTMLInputElement>('criterion.music');
  fireEvent.click(change());
  fireEvent.change(music(), { target: { value: '2' } });
  fireEvent.keyDown(music(), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(change()));
  fireEvent.click(change());
  expect(music().value).toBe('2');
  unmount();
  show();
  expect(music().value).toBe('2');
  fireEvent.keyDown(music(), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(change()));
  fireEvent.click(change());
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  cleanup();
});

it('what was chosen before the session ended is there again after the log-in, which leads back to it, until it is taken back', async () => {
  const error = { status: -1, auth_error: 'token_expired', message: 'over' };
  const post = jest
    .spyOn(api, 'POST')
    .mockResolvedValue({ error, response: new Response(null, { status: 401 }) } as never);
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'rate.change' }));
  fireEvent.change(screen.getByLabelText('criterion.music'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'rate.send' }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(takeReturnPath()).toBe('/movies/the-cow#rate'));
  unmount();
  const again = show();
  expect(screen.getByLabelText<HTMLInputElement>('criterion.music').value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
  again.unmount();
  show();
  expect(screen.queryByRole('slider')).toBeNull();
});
