import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { amountWords } from '#modules/membership/contract/amount-words.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { MAIL_RECEIPT, type ReceiptPayload, receiptPayload } from '../application/mail-jobs.ts';
import { tomans } from '../domain/tomans.ts';
import { numberLines, paymentsPage } from './payment-lines.ts';

interface Receipt {
  name: string | null;
  bought: string;
  amount: string;
  numbers: string[];
  address: string;
}

const RECEIPT: Record<Language, (receipt: Receipt) => MailText> = {
  fa: ({ name, bought, amount, numbers, address }) => ({
    subject: 'رسید پرداخت شما',
    heading: 'پرداخت شما انجام شد',
    paragraphs: [`${greeting(name).fa}، پرداخت شما انجام شد.`, `خرید: ${bought}`, `مبلغ: ${amount}`],
    link: { href: address, label: 'دیدن و ذخیرهٔ رسید' },
    notes: numbers,
  }),
  en: ({ name, bought, amount, numbers, address }) => ({
    subject: 'the receipt of your payment',
    heading: 'Your payment was received',
    paragraphs: [`${greeting(name).en}, your payment was received.`, `Bought: ${bought}`, `Amount: ${amount}`],
    link: { href: address, label: 'See and save the receipt' },
    notes: numbers,
  }),
};

/** Of an order of which a coupon has left nothing to pay. */
const FREE: Record<Language, (receipt: Receipt) => MailText> = {
  fa: ({ name, bought, numbers, address }) => ({
    subject: 'اشتراک شما فعال شد',
    heading: 'اشتراک شما فعال شد',
    paragraphs: [`${greeting(name).fa}، اشتراک شما بدون پرداخت فعال شد.`, `اشتراک: ${bought}`],
    link: { href: address, label: 'پرداخت‌های من' },
    notes: numbers,
  }),
  en: ({ name, bought, numbers, address }) => ({
    subject: 'your plan is active',
    heading: 'Your plan is active',
    paragraphs: [`${greeting(name).en}, your plan is active and you have paid nothing.`, `Plan: ${bought}`],
    link: { href: address, label: 'My payments' },
    notes: numbers,
  }),
};

/** @param site where it is, without a slash at the end. */
export function receiptMail(
  language: Language,
  name: string | null,
  payment: ReceiptPayload,
  site: string,
): MailContent {
  const words = payment.amount === 0 ? FREE : RECEIPT;
  return mailContent(
    language,
    words[language]({
      name,
      bought: amountWords(unitOf(payment.planId), payment.size)[language],
      amount: tomans(payment.amount, language),
      numbers: numberLines(language, payment),
      address: paymentsPage(site),
    }),
  );
}

export function deliverReceipts(mail: MailPort, recipients: Recipients, site: string): Job {
  return defineJob(MAIL_RECEIPT, receiptPayload, async (payment, deliveryId) => {
    const recipient = await recipients.find(payment.userId);
    if (!recipient) return;
    const { email: to, name, language } = recipient;
    await mail.send({ deliveryId, to, ...receiptMail(language, name, payment, site) });
  });
}
