import { amountWords } from '#modules/membership/contract/amount-words.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { paymentNumber } from '../../domain/payment/payment-number.ts';
import { tomans } from '../../domain/tomans.ts';
import type { ReceiptSheet } from './draw-receipt.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { leftToRight } from './visual-runs.ts';

const LOCALES: Record<Language, string> = { fa: 'fa-IR-u-ca-persian-nu-arabext', en: 'en-GB' };

/** What has become of a payment that was made. Money is back only once the bank has said so. */
const STATES: Partial<Record<string, 'returned' | 'returning' | 'stuck'>> = {
  reversing: 'returning',
  reversed: 'returned',
  reversal_refused: 'stuck',
};

/** A payment that was made, as its receipt shows it. Amounts in rials, size in days or bytes. */
export interface PaidOrder {
  reference: string;
  state: string;
  planId: number;
  size: number;
  price: number;
  discount: number;
  amount: number;
  gateway: string;
  bank_reference: string | null;
  card: string | null;
  coupon: string | null;
  paid_at: Date;
  username: string | null;
}

/** What stands on the receipt, in the reader's words. */
export function receiptSheet(order: PaidOrder, language: Language): ReceiptSheet {
  const words = RECEIPT_WORDS[language];
  const { discount, bank_reference: bankReference, card, coupon, username } = order;
  const money = (rials: number) => tomans(rials, language);
  const code = (text: string | null) => text && leftToRight(text);
  const only = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : []);
  const gateways: Record<string, string> = words.gateways;
  return {
    language,
    site: words.site,
    title: words.title,
    state: words[STATES[order.state] ?? 'paid'],
    facts: [
      [words.number, leftToRight(paymentNumber(order.reference))],
      ...only(words.account, code(username)),
      [words.bought, bought(order, language)],
      [words.at, moment(order.paid_at, language)],
      [words.gateway, gateways[order.gateway] ?? order.gateway],
      ...only(words.tracking, code(bankReference)),
      ...only(words.card, code(card)),
      [words.price, money(order.price)],
      ...only(words.coupon, code(coupon)),
      ...only(words.discount, discount > 0 ? money(discount) : null),
    ],
    total: [words.total, money(order.amount)],
    note: words.note,
  };
}

function bought({ planId, size }: PaidOrder, language: Language): string {
  const { days, volume } = RECEIPT_WORDS[language];
  const unit = unitOf(planId);
  const words = unit === 'days' ? days : volume;
  return words.replace('#', amountWords(unit, size)[language]);
}

function moment(at: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tehran' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], style).format(at);
}
