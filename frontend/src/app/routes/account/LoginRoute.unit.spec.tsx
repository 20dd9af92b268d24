import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import LoginRoute from './LoginRoute.tsx';

const i18n = i18next.createInstance();
const get = jest.spyOn(api, 'GET');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false });
});
beforeEach(() => sessionStorage.clear());
afterEach(clearToken);
afterAll(() => get.mockRestore());

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, file: object | null) {
  const data = file ? { file } : undefined;
  get.mockResolvedValue({ data, response: { ok: file !== null, status: file ? 200 : 404 } } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <Here />
          <Routes>
            <Route path="login" element={<LoginRoute />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const address = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const logIn = () => act(() => storeToken('a-token', false));

describe('/login', () => {
  it('leads whom a download has sent there to the row of its file', async () => {
    open('/login?file=12', { id: 12, post_type: 2, slug: 'the-wire-2002' });
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    logIn();
    expect(address()).toBe('/series/the-wire-2002?file=12');
  });

  it('leads home where there is no such file', async () => {
    open('/login?file=12', null);
    await waitFor(() => expect(get).toHaveBeenCalled());
    logIn();
    expect(address()).toBe('/');
  });
});
