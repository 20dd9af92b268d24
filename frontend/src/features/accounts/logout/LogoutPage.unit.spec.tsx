import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { readToken, storeToken } from '../../../lib/session/token.ts';
import LogoutPage from './LogoutPage.tsx';

it('does not wait for the server', async () => {
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {} });
  const post = jest.spyOn(api, 'POST').mockImplementation((() => new Promise(() => undefined)) as never);
  storeToken('a.b.c', false);
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/logout']}>
        <Routes>
          <Route path="/logout" element={<LogoutPage />} />
          <Route path="/" element={<p>home</p>} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByText('home');
  expect(readToken()).toBeNull();
  const headers = { authorization: 'Bearer a.b.c' };
  expect(post).toHaveBeenCalledWith('/api/user/logout', expect.objectContaining({ headers, keepalive: true }));
  post.mockRestore();
});
