import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import PaymentPage from './PaymentPage.tsx';

const REFERENCE = '0123456789abcdef0123456789abcdef';
const PAYMENT = {
  reference: REFERENCE,
  state: 'failed',
  code: 'failed',
  planId: 2,
  size: 30,
  amount: 1000,
  discount: 0,
};
const TIMES = { created_at: '2026-01-01T12:00:00Z', paid_at: null, deadline_at: '2026-01-01T12:30:00Z' };

const premium = JSON.parse(readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
beforeAll(() =>
  i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['premium'], resources: { en: { premium } }, keySeparator: false, nsSeparator: false }),
);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  clearToken();
});

/** @param receipt what the server says to the member who asks for the receipt. */
function open(receipt: { data?: object; error?: object; status: number }): void {
  const answers: Record<string, typeof receipt> = {
    '/api/user/paymentState': { data: { status: 1, payment: { ...PAYMENT, ...TIMES } }, status: 200 },
    '/api/user/receipt': receipt,
  };
  jest.spyOn(api, 'POST').mockImplementation((async (path: string) => {
    const { data, error, status } = answers[path] ?? { data: {}, status: 200 };
    return { data, error, response: new Response(null, { status }) };
  }) as never);
  storeToken('t', false);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/payment/error/failed/${REFERENCE}`]}>
          <Routes>
            <Route path="/payment/error/:code/:reference" element={<PaymentPage />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

it("somebody else's payment is not spoken of as one of this account", async () => {
  open({ error: { status: 0, code: 'unknown_payment', msg: '' }, status: 404 });
  expect(await screen.findByRole('heading', { name: premium['payment.others'] })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/left your account|Try again/);
});

it('the buyer sees how their payment ended', async () => {
  open({ data: { status: 1, receipt: { ...PAYMENT, ...TIMES, username: 'viewer', timeline: [] } }, status: 200 });
  expect(await screen.findByRole('heading', { name: premium['payment.failed'] })).toBeTruthy();
  expect(document.body.textContent).toContain('your account');
});
