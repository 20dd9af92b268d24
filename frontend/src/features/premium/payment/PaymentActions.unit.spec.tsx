import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Payment } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { attachPayment, rememberWantedFile } from '../../../lib/downloads/wanted-file.ts';
import { storeRegistrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { takeReturnPath } from '../../../lib/session/kept/return-path.ts';
import { clearToken, storeToken } from '../../../lib/session/token.ts';
import { PaymentActions } from './PaymentActions.tsx';

const REFERENCE = 'a'.repeat(32);
const i18n = i18next.createInstance();

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false });
  jest.spyOn(api, 'POST').mockReturnValue(new Promise(() => undefined) as never);
});
beforeEach(() => {
  sessionStorage.clear();
  storeToken('t', false);
});
afterAll(clearToken);

function open(state: Payment['state'], retryable = false) {
  const payment = { state, code: null, reference: REFERENCE, retryable, planId: 2, size: 30 } as Payment;
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PaymentActions payment={payment} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the way on from a payment', () => {
  it('is the film that was to be watched', () => {
    rememberWantedFile({ fileId: 12, way: 'play', from: '/movies/the-cow-1969' });
    attachPayment(REFERENCE);
    open('paid');
    expect(hrefs()).toEqual(['/play/12', '/user/profile-page']);
  });

  it('is the download that was wanted, and its row', () => {
    rememberWantedFile({ fileId: 12, way: 'download', from: '/movies/the-cow-1969' });
    attachPayment(REFERENCE);
    open('paid');
    expect(hrefs()).toEqual(['/d/12', '/movies/the-cow-1969?file=12', '/user/profile-page']);
  });

  it.each(['failed', 'reversed', 'pending'] as const)('is no film while it is %s', (state) => {
    rememberWantedFile({ fileId: 12, way: 'play', from: null });
    attachPayment(REFERENCE);
    open(state);
    expect(hrefs()).not.toContain('/play/12');
  });

  it('is the home page for a payment that was made for no file', () => {
    rememberWantedFile({ fileId: 12, way: 'play', from: null });
    attachPayment('b'.repeat(32));
    open('paid');
    expect(hrefs()).toEqual(['/', '/user/profile-page']);
  });

  it('that has failed leads whoever has just registered to pay again, or to the account without a plan', () => {
    clearToken();
    const buyer = { userId: 'handle', login: 'leila', email: 'leila@example.com' };
    storeRegistrationOrder({ ...buyer, planId: 2, size: 30, offerId: 3, price: 490_000, since: Date.now() });
    open('failed', true);
    expect(hrefs()).toEqual(['/confirm-order', '/verify-account']);
  });

  it.each([
    ['paid', `/payment/success/${REFERENCE}`],
    ['failed', `/payment/error/failed/${REFERENCE}`],
  ] as const)('that is %s leads whoever has just registered over the code back here', (state, page) => {
    clearToken();
    const buyer = { userId: 'handle', login: 'leila', email: 'leila@example.com' };
    storeRegistrationOrder({ ...buyer, planId: 2, size: 30, offerId: 3, price: 490_000, since: Date.now() });
    open(state, state === 'failed');
    fireEvent.click(screen.getByRole('link', { name: 'payment.verify' }));
    expect(takeReturnPath()).toBe(page);
  });

  it('leads over the log-in to the film where the session has ended meanwhile', () => {
    rememberWantedFile({ fileId: 12, way: 'play', from: null });
    attachPayment(REFERENCE);
    clearToken();
    open('paid');
    fireEvent.click(screen.getByRole('link'));
    expect(takeReturnPath()).toBe('/play/12');
  });

  it.each([
    ['paid', `/payment/success/${REFERENCE}`],
    ['pending', `/payment/success/${REFERENCE}`],
    ['failed', `/payment/error/failed/${REFERENCE}`],
  ] as const)('that is %s leads whoever is not known in this browser over the log-in back here', (state, page) => {
    clearToken();
    open(state, state === 'failed');
    const login = screen.getByRole('link', { name: 'account.login' });
    expect(login.getAttribute('href')).toBe('/login');
    fireEvent.click(login);
    expect(takeReturnPath()).toBe(page);
  });
});
