import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import AwardRoute from './AwardRoute.tsx';

const i18n = i18next.createInstance();
const never = () => new Promise(() => undefined) as never;
const asked = [jest.spyOn(api, 'POST').mockImplementation(never), jest.spyOn(api, 'GET').mockImplementation(never)];

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false });
});
afterAll(() => {
  for (const one of asked) one.mockRestore();
});

it.each([
  [1, 'awards.winners'],
  [0, 'awards.nominees'],
])('the page of an award says in its heading whether it lists winners: /award/1/%i', (winner, whose) => {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/award/1/${winner}/Best%20Picture`]}>
          <Routes>
            <Route path="award/:type/:winner/:title" element={<AwardRoute />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(`Best Picture · ceremony.1 · ${whose}`);
});
