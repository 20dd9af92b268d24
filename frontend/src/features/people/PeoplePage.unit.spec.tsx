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

describe('the list of people', () => {
  it('says so when it does not come, and can be asked for again', async () => {
    const failed = { error: { status: 0, code: 'failed', message: 'x' }, response: { ok: false, status: 422 } };
    jest.spyOn(api, 'POST').mockResolvedValue(failed as never);
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MemoryRouter initialEntries={['/people']}>
            <Routes>
              <Route path="/people/:tab?" element={<PeoplePage />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    expect(await screen.findByText('An Error Occurred')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'error.retry' })).toBeTruthy();
  });
});
