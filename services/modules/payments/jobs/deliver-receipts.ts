import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { amountWords } from '#modules/membership/contract/amount-words.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { MAIL_RECEIPT, type ReceiptPayload, receiptPayload } from '../application/receipt-job.ts';
import { paymentNumber } from '../domain/payment-number.ts';
import { tomans } from '../domain/tomans.ts';

interface Receipt {
  name: string | null;
  bought: string;
  amount: string;
  number: string;
  bankNumber: string | null;
  /** Of the member's payments. Whoever has the reference of one may see it, and a mail is handed on: the link has none. */
  address: string;
}

const RECEIPT: Record<Language, (receipt: Receipt) => MailText> = {
  fa: ({ name, bought, amount, number, bankNumber, address }) => ({
    subject: 'رسید پرداخت شما',
    heading: 'پرداخت شما انجام شد',
    paragraphs: [`${apart(greeting(name).fa)}، پرداخت شما انجام شد.`, `خرید: ${bought}`, `مبلغ: ${amount}`],
    link: { href: address, label: 'دیدن و ذخیرهٔ رسید' },
    notes: [`شمارهٔ سفارش: ${apart(number)}`, ...(bankNumber ? [`شمارهٔ پیگیری بانک: ${apart(bankNumber)}`] : [])],
  }),
  en: ({ name, bought, amount, number, bankNumber, address }) => ({
    subject: 'the receipt of your payment',
    heading: 'Your payment was received',
    paragraphs: [`${apart(greeting(name).en)}, your payment was received.`, `Bought: ${bought}`, `Amount: ${amount}`],
    link: { href: address, label: 'See and save the receipt' },
    notes: [`Order number: ${apart(number)}`, ...(bankNumber ? [`Bank tracking number: ${apart(bankNumber)}`] : [])],
  }),
};

/** @param site where it is, without a slash at the end. */
export function receiptMail(
  language: Language,
  name: string | null,
  payment: ReceiptPayload,
  site: string,
): MailContent {
  return mailContent(
    language,
    RECEIPT[language]({
      name,
      bought: amountWords(unitOf(payment.planId), payment.size)[language],
      amount: tomans(payment.amount, language),
      number: paymentNumber(payment.reference),
      bankNumber: payment.bankReference,
      address: `${site}/user/profile-page?tab=payments`,
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
