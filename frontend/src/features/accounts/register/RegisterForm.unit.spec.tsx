import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';
import { saveReturnPath, takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { RegisterForm } from './RegisterForm.tsx';

const i18n = i18next.createInstance();
const offer = (id: number, price: number) => ({
  id,
  planId: 2,
  price,
  size: 30 * id,
  name: { fa: `نام ${id}`, en: `offer ${id}` },
});

beforeAll(async () => {
  // No challenge comes: nothing is sent here.
  jest.spyOn(api, 'GET').mockReturnValue(new Promise(() => undefined) as never);
  await i18n.use(initReactI18next).init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** @param plans that are for sale. */
function open(plans: object[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(plansQuery.queryKey, { status: 1, plans, gateways: [] } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RegisterForm />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const chosen = (name: string) => chip(name).getAttribute('aria-pressed');

it('the plan that was chosen is chosen again after a reload, at the price it has by then; no password is kept', async () => {
  open([offer(1, 500), offer(2, 900)]);
  fireEvent.click(screen.getByRole('radio', { name: /plan\.days/ }));
  fireEvent.click(chip('offer 2'));
  fireEvent.change(screen.getByLabelText('register.password'), { target: { value: 'a quiet evening' } });
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a quiet evening');
  open([offer(1, 500), offer(2, 7_000)]);
  await waitFor(() => expect(chosen('offer 2')).toBe('true'));
  expect(JSON.parse(sessionStorage.getItem('parde.draft.registration') ?? '{}').offer.price).toBe(7_000);
});

it('who chose an offer before there was an account finds it chosen, until it is taken back', async () => {
  saveReturnPath('/confirm-order2?offer=2');
  open([offer(1, 500), offer(2, 900)]);
  await waitFor(() => expect(chosen('offer 2')).toBe('true'));
  fireEvent.click(screen.getByRole('radio', { name: /plan\.free/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /plan\.free/ }).checked).toBe(true);
  expect(takeReturnPath()).toBe('/');
});

it('a plan that is sold no longer gives way to the free one', async () => {
  open([offer(1, 500)]);
  fireEvent.click(screen.getByRole('radio', { name: /plan\.days/ }));
  cleanup();
  open([]);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /plan\.free/ }).checked).toBe(true));
});

it('a name takes as many letters as the server does', () => {
  open([]);
  expect((screen.getByLabelText('register.name') as HTMLInputElement).maxLength).toBe(60);
});
