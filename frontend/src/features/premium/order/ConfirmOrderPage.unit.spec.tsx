import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { markRegistrationPaid, storeRegistrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { ConfirmOrderPage } from './ConfirmOrderPage.tsx';

const REFERENCE = 'a'.repeat(32);
const PLAN = { planId: 2, size: 30 };
const i18n = i18next.createInstance();

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false });
  jest.spyOn(api, 'POST').mockReturnValue(new Promise(() => undefined) as never);
});
beforeEach(() => {
  sessionStorage.clear();
  const buyer = { userId: 'handle', login: 'leila', email: 'leila@example.com' };
  storeRegistrationOrder({ ...buyer, ...PLAN, offerId: 3, price: 490_000, since: Date.now() });
});
afterEach(cleanup);

function Here() {
  return <output>{useLocation().pathname}</output>;
}
const open = () =>
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/confirm-order']}>
          <Here />
          <ConfirmOrderPage toLogin="log in" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
const here = () => screen.getByText(/^\//).textContent;

describe('the order of a registration', () => {
  it('can be paid, or left for an account without a plan', () => {
    open();
    expect(screen.getByRole('button', { name: 'order.pay' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'order.withoutPlan' }).getAttribute('href')).toBe('/verify-account');
  });

  it('names what is bought by what it is counted in', () => {
    open();
    expect(screen.getByText('order.size.days')).toBeTruthy();
  });

  it('is not offered again once it was paid: its page says so', () => {
    markRegistrationPaid({ reference: REFERENCE, ...PLAN });
    open();
    expect(here()).toBe(`/payment/success/${REFERENCE}`);
  });

  it('stays to be paid when another plan was', () => {
    markRegistrationPaid({ reference: REFERENCE, planId: 3, size: 30 });
    open();
    expect(here()).toBe('/confirm-order');
  });
});
