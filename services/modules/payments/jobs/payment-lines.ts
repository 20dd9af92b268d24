import type { Language } from '#platform/kernel/text/language.ts';
import { apart } from '#platform/mail/mail-text.ts';
import { paymentNumber } from '../domain/payment/payment-number.ts';

const WORDS: Record<Language, { order: string; bank: string }> = {
  fa: { order: 'شمارهٔ سفارش', bank: 'شمارهٔ پیگیری بانک' },
  en: { order: 'Order number', bank: 'Bank tracking number' },
};

interface Numbered {
  reference: string;
  bankReference: string | null;
}

/** The numbers by which a payment is spoken of, at the end of a mail about it. */
export function numberLines(language: Language, { reference, bankReference }: Numbered): string[] {
  const { order, bank } = WORDS[language];
  const lines = [`${order}: ${apart(paymentNumber(reference))}`];
  return bankReference ? [...lines, `${bank}: ${apart(bankReference)}`] : lines;
}

/**
 * Where a member's payments are. Whoever has the reference of one may see it, and a mail is handed on: the link has none.
 * @param site where it is, without a slash at the end.
 */
export const paymentsPage = (site: string) => `${site}/user/profile-page?tab=payments`;
