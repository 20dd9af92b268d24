import { act, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { EditTitlePage } from './EditTitlePage.tsx';

describe('the form of a title that is gone', () => {
  it('says so where it was looked for', async () => {
    await i18nProvider.changeLocale('en');
    const provider = { getOne: () => Promise.reject(new HttpError('There is no such title', 404, null)) };
    const element = (
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <EditTitlePage />
      </AdminContext>
    );
    const pages = [
      { path: '/titles/:id', element },
      { path: '*', element: null },
    ];
    const router = createMemoryRouter(pages, { initialEntries: ['/titles/7'] });
    await act(async () => render(<RouterProvider router={router} useTransitions={false} />));
    await screen.findByRole('link', { name: 'Go to the first page' });
    expect(router.state.location.pathname).toBe('/titles/7');
  });
});
