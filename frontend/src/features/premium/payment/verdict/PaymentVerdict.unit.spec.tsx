import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Payment } from '../../../../api/types.ts';
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

it.each(['fa', 'en'])('what was given back is not said to be on its way (%s)', async (lng) => {
  const premium = JSON.parse(readFileSync(new URL(`../../locales/${lng}.json`, import.meta.url), 'utf8'));
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({ lng, resources: { [lng]: { premium } }, keySeparator: false });
  const codes = Object.keys(premium).filter((key) => key.startsWith('code.') && !key.startsWith('code.short.'));
  expect(codes.length).toBeGreaterThan(5);
  for (const key of codes) {
    const payment = { state: 'reversed', code: key.slice(5), amount: 490_000, planId: 2, size: 30 } as Payment;
    const { container, unmount } = render(
      <I18nextProvider i18n={words}>
        <PaymentVerdict payment={payment} />
      </I18nextProvider>,
    );
    expect(container.textContent).not.toMatch(/برمی‌گردد|is returned/);
    unmount();
  }
});
