import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { storeToken } from '../../../lib/session/token.ts';
import { ConfirmOrderPage } from './ConfirmOrderPage.tsx';

const name = { fa: 'سی روزه', en: '30 days' };
const OFFER = { id: 3, planId: 2, name, price: 490_000, size: 30 };
const DEARER = { ...OFFER, price: 900_000 };
const HALF_PRICE = { planId: 2, percent: 50, fixed: null };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  const premium = { 'order.pay': 'Pay {{amount}}' };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { premium } }, keySeparator: false, nsSeparator: false });
});
beforeEach(() => {
  sessionStorage.clear();
  storeToken('token', false);
});
afterEach(() => {
  cleanup();
  post.mockReset();
});

const good = (data: object) => ({ data, response: { ok: true, status: 200 } });
const refused = (code: string) => ({
  error: { status: 0, code, message: `refused: ${code}` },
  response: { ok: false, status: 409 },
});

/** @param plans what is for sale, each time that it is asked for. */
function site(plans: (typeof OFFER)[][], code: string) {
  post.mockImplementation((async (path: string) => {
    if (path === '/api/plans') return good({ plans: plans.length > 1 ? plans.shift() : plans[0], gateways: [] });
    if (path === '/api/user/coupon') return good({ status: 1, coupon: HALF_PRICE, discount: 245_000, message: 'ok' });
    return refused(code);
  }) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })}
      >
        <MemoryRouter initialEntries={['/confirm-order2?offer=3']}>
          <ConfirmOrderPage toLogin="log in" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const press = async (words: RegExp) => fireEvent.click(await screen.findByRole('button', { name: words }));

describe('a plan that has changed since its order was opened', () => {
  it('is shown as it is now, before it is paid', async () => {
    site([[OFFER], [DEARER]], 'order_changed');
    await press(/^Pay .*49,000/);
    await screen.findByText('refused: order_changed');
    await screen.findByRole('button', { name: /^Pay .*90,000/ });
  });

  it('lets the worth of a coupon be said anew', async () => {
    site([[OFFER], [DEARER]], 'order_changed');
    fireEvent.change(await screen.findByLabelText('coupon.label'), { target: { value: 'NOWRUZ' } });
    await press(/^Pay .*49,000/);
    await press(/^Pay .*24,500/);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('coupon.label').value).toBe('NOWRUZ'));
  });

  it('says that it is sold no more, and leads to those that are', async () => {
    site([[OFFER], []], 'unknown_plan');
    await press(/^Pay /);
    await screen.findByText('order.gone');
    screen.getByRole('link', { name: 'order.choose' });
  });
});
