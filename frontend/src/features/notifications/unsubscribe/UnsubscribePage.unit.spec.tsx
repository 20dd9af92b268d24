import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import UnsubscribePage from './UnsubscribePage.tsx';

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
afterEach(() => {
  cleanup();
  post.mockReset();
});

const show = () =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/unsubscribe/12.k.abc']}>
          <Routes>
            <Route path="unsubscribe/:ticket" element={<UnsubscribePage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const button = () => screen.getByRole('button', { name: 'unsubscribe.submit' });
const press = () => fireEvent.click(button());
/** By the clock of the event later than a double click has it. */
function pressLater(): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + 1_000 });
  fireEvent(button(), event);
}

describe('ending the summary mails by the link in one', () => {
  it('asks first, ends them, and shows where they can be had again', async () => {
    post.mockResolvedValue({ data: { status: 1, message: '' }, response: { ok: true, status: 200 } } as never);
    show();
    expect(post).not.toHaveBeenCalled();
    press();
    expect(await screen.findByRole('heading', { name: 'unsubscribe.done' })).toBeTruthy();
    expect(post.mock.calls).toEqual([['/unsubscribe/{ticket}', { params: { path: { ticket: '12.k.abc' } } }]]);
    const settings = screen.getByRole('link', { name: 'unsubscribe.settings' });
    expect(settings.getAttribute('href')).toBe('/user/notifications?tab=settings');
  });

  it('says why it did not work, and can be pressed again', async () => {
    const message = 'This link is not whole, please use the one in the mail';
    const error = { status: 0, code: 'unsubscribe_link_wrong', message };
    post.mockResolvedValue({ error, response: { ok: false, status: 422 } } as never);
    show();
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    pressLater();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  });
});
