import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../lib/api/client.ts';
import PeoplePage from './PeoplePage.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function open(path: string): void {
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/people/:tab?" element={<PeoplePage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('the list of people', () => {
  it('says so when it does not come, and can be asked for again', async () => {
    const failed = { error: { status: 0, code: 'failed', message: 'x' }, response: { ok: false, status: 500 } };
    jest.spyOn(api, 'POST').mockResolvedValue(failed as never);
    open('/people');
    expect(await screen.findByText('An Error Occurred')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'error.retry' })).toBeTruthy();
  });

  it('leads from a page that it does not have to its last one', async () => {
    const data = { people: [], max_page: 7, total: 300 };
    jest.spyOn(api, 'POST').mockResolvedValue({ data, response: { ok: true, status: 200 } } as never);
    open('/people/directors?page=99');
    expect(await screen.findByRole('heading', { name: 'pagination.beyond' })).toBeTruthy();
    const last = screen.getAllByRole('link', { name: 'pagination.page' })[0];
    expect(last?.getAttribute('href')).toBe('/people/directors?page=7');
  });
});
