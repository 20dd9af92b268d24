import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Payment } from '../../../api/types.ts';
import { PaymentFacts } from './PaymentFacts.tsx';

const en = JSON.parse(readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'));
const i18n = i18next.createInstance();
beforeAll(async () => {
  const resources = { en: { premium: en } };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['premium'], resources, keySeparator: false, nsSeparator: false });
});

const PAYMENT = {
  reference: '0123456789abcdef0123456789abcdef',
  number: '04HM-ASW9',
  state: 'paid',
  code: null,
  planId: 2,
  size: 30,
  price: 490_000,
  discount: 49_000,
  amount: 441_000,
  gateway: 'saman',
  bank_reference: 'R1',
  created_at: '2026-01-01T00:00:00Z',
  paid_at: '2026-01-01T00:01:00Z',
} as Payment;

function open(more: Partial<Payment> = {}, username?: string): string {
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <PaymentFacts payment={{ ...PAYMENT, ...more }} username={username} />
    </I18nextProvider>,
  );
  return container.textContent ?? '';
}

describe('the facts of a payment', () => {
  it('are in tomans, with the number that people can read aloud', () => {
    const said = open();
    expect(said).toContain('44,100 tomans');
    expect(said).toContain('4,900 tomans');
    expect(said).not.toMatch(/rial/);
    expect(said).not.toContain(PAYMENT.reference);
    expect(screen.getByText('04HM-ASW9')).toBeTruthy();
    expect(screen.getByText('Bank tracking number').nextSibling?.textContent).toBe('R1');
  });

  it('name to their buyer whose account it was paid for', () => {
    expect(open({}, 'leila')).toMatch(/Usernameleila$/);
    expect(open()).not.toContain('Username');
  });

  it('say what was ordered, not what was bought, where nothing was', () => {
    const said = open({ state: 'failed', paid_at: null, bank_reference: null, code: 'gateway_unavailable' });
    expect(said).toMatch(/^Ordered/);
    expect(said).not.toContain('Bought');
    expect(screen.getByText('Error code').nextSibling?.textContent).toBe('gateway_unavailable');
  });

  it.each([
    ['paid', null],
    ['pending', null],
    ['reversed', 'by_staff'],
  ] as const)('have no error code where nothing failed: %s', (state, code) => {
    expect(open({ state, code, paid_at: state === 'pending' ? null : PAYMENT.paid_at })).not.toContain('Error code');
  });

  it('have the state for a code where there is no other', () => {
    expect(open({ state: 'expired', paid_at: null })).toContain('Error codeexpired');
  });

  it('say what was bought of what was given back', () => {
    expect(open({ state: 'reversed' })).toMatch(/^Bought/);
  });
});
