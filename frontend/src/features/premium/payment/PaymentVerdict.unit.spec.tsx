import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Payment } from '../../../api/types.ts';
import { PaymentVerdict } from './PaymentVerdict.tsx';

const i18n = i18next.createInstance();

beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

it('how a payment ended is read out once, without the time that is counted down', () => {
  const deadline_at = new Date(Date.now() + 60_000).toISOString();
  const payment = { state: 'failed', code: 'failed', amount: 490_000, planId: 2, size: 30, deadline_at } as Payment;
  render(
    <I18nextProvider i18n={i18n}>
      <PaymentVerdict payment={payment} />
    </I18nextProvider>,
  );
  expect(screen.getByText('deadline.left')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('payment.failed');
  expect(screen.getByRole('status').textContent).not.toContain('deadline');
});

it.each([
  ['amount_mismatch', 'code.amount_mismatch'],
  ['a code that is new', 'payment.returning.text'],
])('why money goes back is said in the words there are: %s', (code, words) => {
  i18n.addResource('en', 'premium', 'code.amount_mismatch', 'code.amount_mismatch');
  const payment = { state: 'reversing', code, amount: 490_000, planId: 2, size: 30 } as Payment;
  render(
    <I18nextProvider i18n={i18n}>
      <PaymentVerdict payment={payment} />
    </I18nextProvider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
