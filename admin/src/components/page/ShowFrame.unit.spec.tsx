import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, HttpError, memoryStore, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { ConsoleList } from '../list/ConsoleList.tsx';
import { ConsoleShow } from './ConsoleShow.tsx';
import { ShowFrame } from './ShowFrame.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const provider = {
  getList: async () => ({ data: [{ id: 1 }], total: 1 }),
  getOne: async () => ({ data: { id: 1 } }),
};
const list = (
  <ConsoleList title="parde.payments.title" storeKey={false}>
    <p>The payments</p>
  </ConsoleList>
);
const payment = (
  <ConsoleShow id={1}>
    <ShowFrame list={{ to: '/payments', label: 'Payments' }} title="No. 1">
      <p>The payment</p>
    </ShowFrame>
  </ConsoleShow>
);
const within = (element: ReactNode) => (
  <AdminContext
    dataProvider={provider as unknown as DataProvider}
    i18nProvider={i18nProvider}
    store={memoryStore({ locale: 'en' })}
  >
    <ResourceContextProvider value="payments">{element}</ResourceContextProvider>
  </AdminContext>
);

it('the way back from a record leads to its list as it was filtered', async () => {
  const filtered = `/payments?${new URLSearchParams({ filter: '{"view":"stuck"}', page: '1' })}`;
  const router = createMemoryRouter(
    [
      { path: '/payments', element: within(list) },
      { path: '/payments/1/show', element: within(payment) },
    ],
    { initialEntries: [filtered] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('The payments');
  await act(async () => router.navigate('/payments/1/show'));
  await screen.findByText('The payment');
  expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe(filtered);
});

it.each([
  [500, 'Something went wrong'],
  [401, 'The session has ended'],
])(
  'a record that does not come (%d) says so where it was asked for, and can be asked for again',
  async (status, words) => {
    let fails = true;
    const getOne = async () => {
      if (fails) throw new HttpError(words, status, null);
      return { data: { id: 1 } };
    };
    const failing = { ...provider, getOne } as unknown as DataProvider;
    const router = createMemoryRouter(
      [
        {
          path: '/payments/1/show',
          element: (
            <AdminContext dataProvider={failing} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
              <ResourceContextProvider value="payments">{payment}</ResourceContextProvider>
            </AdminContext>
          ),
        },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      { initialEntries: ['/payments/1/show'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByText(words);
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect([heading?.textContent, others]).toEqual(['This did not load', []]);
    expect(document.title).toContain('This did not load');
    expect(router.state.location.pathname).toBe('/payments/1/show');
    fails = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await screen.findByText('The payment');
  },
);
