import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { Order } from './Order.tsx';

const LINE = { planId: 2, offerId: 3, size: 30, price: 490_000 };
const REFUSAL = 'Its an invalid coupon code';
const HALF_PRICE = {
  data: { status: 1, coupon: { planId: 2, percent: 50, fixed: null }, discount: 245_000, message: 'ok' },
  response: { ok: true, status: 200 },
};
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false });
});
beforeEach(() => {
  sessionStorage.clear();
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Order line={LINE} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  cleanup();
  post.mockReset();
});

/** The bank does not answer, so that the order stays on the screen. */
function answer(coupon: object) {
  post.mockImplementation((async (path: string) =>
    path === '/api/user/coupon'
      ? coupon
      : {
          error: { status: 0, code: 'gateway_unavailable', message: 'no bank' },
          response: { ok: false, status: 422 },
        }) as never);
}
const write = (code: string) => fireEvent.change(screen.getByLabelText('coupon.label'), { target: { value: code } });
const pay = () => fireEvent.click(screen.getByRole('button', { name: 'order.pay' }));
const sent = (path: string) =>
  (post.mock.calls as unknown as [string, { body: object }][]).filter(([to]) => to === path);

describe('an order with a code that was written, and not applied', () => {
  it('shows its price first, and pays that one', async () => {
    answer(HALF_PRICE);
    write('NOWRUZ');
    pay();
    await screen.findByText('NOWRUZ');
    expect(sent('/api/user/makePayment')).toEqual([]);
    pay();
    await screen.findByText('no bank');
    expect(sent('/api/user/makePayment')).toMatchObject([
      ['/api/user/makePayment', { body: { order: { coupon: 'NOWRUZ' } } }],
    ]);
  });

  it('says that the code is no good, and is paid without it by whoever goes on', async () => {
    const refused = { status: 0, code: 'invalid_coupon', message: REFUSAL, errors: { coupon: [REFUSAL] } };
    answer({ error: refused, response: { ok: false, status: 422 } });
    write('NO-SUCH');
    pay();
    await screen.findByText(REFUSAL);
    expect(sent('/api/user/makePayment')).toEqual([]);
    pay();
    await waitFor(() => expect(sent('/api/user/makePayment')).toHaveLength(1));
    expect(sent('/api/user/makePayment')[0]![1].body).toEqual({
      order: { planId: 2, offer_id: 3, gateway: 1, shown: { amount: 490_000, size: 30 } },
    });
  });

  it('keeps the focus beside it when it is applied, and when it is taken away again', async () => {
    answer(HALF_PRICE);
    write('NOWRUZ');
    screen.getByLabelText('coupon.label').focus();
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('coupon.label').form!);
    await screen.findByText('NOWRUZ');
    expect(document.activeElement).toBe(screen.getByText('NOWRUZ').closest('[role="status"]'));
    const remove = screen.getByRole('button', { name: 'coupon.remove' });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(screen.getByLabelText('coupon.label'));
  });

  it('is paid without one that was taken away again', async () => {
    answer(HALF_PRICE);
    write('NOWRUZ');
    pay();
    fireEvent.click(await screen.findByRole('button', { name: 'coupon.remove' }));
    expect(screen.getByLabelText<HTMLInputElement>('coupon.label').value).toBe('');
    pay();
    await waitFor(() => expect(sent('/api/user/makePayment')).toHaveLength(1));
    expect(sent('/api/user/coupon')).toHaveLength(1);
  });
});
