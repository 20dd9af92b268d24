import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { MAIL_RECEIPT, type ReceiptPayload, receiptPayload } from '../application/receipt-job.ts';
import { paymentNumber } from '../domain/payment-number.ts';
import { tomans } from '../domain/tomans.ts';

const GIB = 1024 ** 3;

function bought({ planId, size }: ReceiptPayload): { fa: string; en: string } {
  const days = unitOf(planId) === 'days';
  const count = days ? size : Math.round((size / GIB) * 10) / 10;
  return {
    fa: `${count.toLocaleString('fa-IR')} ${days ? 'روز' : 'گیگابایت'}`,
    en: `${count.toLocaleString('en')} ${days ? 'days' : 'GB'}`,
  };
}

interface Receipt {
  name: string | null;
  bought: string;
  amount: string;
  number: string;
  bankNumber: string | null;
}

const RECEIPT: Record<Language, (receipt: Receipt) => MailText> = {
  fa: ({ name, bought, amount, number, bankNumber }) => ({
    subject: 'رسید پرداخت شما',
    heading: 'پرداخت شما انجام شد',
    paragraphs: [`${apart(greeting(name).fa)}، پرداخت شما انجام شد.`, `خرید: ${bought}`, `مبلغ: ${amount}`],
    notes: [`شمارهٔ سفارش: ${apart(number)}`, ...(bankNumber ? [`شمارهٔ پیگیری بانک: ${apart(bankNumber)}`] : [])],
  }),
  en: ({ name, bought, amount, number, bankNumber }) => ({
    subject: 'the receipt of your payment',
    heading: 'Your payment was received',
    paragraphs: [`${apart(greeting(name).en)}, your payment was received.`, `Bought: ${bought}`, `Amount: ${amount}`],
    notes: [`Order number: ${apart(number)}`, ...(bankNumber ? [`Bank tracking number: ${apart(bankNumber)}`] : [])],
  }),
};

export function receiptMail(language: Language, name: string | null, payment: ReceiptPayload): MailContent {
  return mailContent(
    language,
    RECEIPT[language]({
      name,
      bought: bought(payment)[language],
      amount: tomans(payment.amount, language),
      number: paymentNumber(payment.reference),
      bankNumber: payment.bankReference,
    }),
  );
}

export function deliverReceipts(mail: MailPort, recipients: Recipients): Job {
  return defineJob(MAIL_RECEIPT, receiptPayload, async (payment, deliveryId) => {
    const recipient = await recipients.find(payment.userId);
    if (!recipient) return;
    await mail.send({ deliveryId, to: recipient.email, ...receiptMail(recipient.language, recipient.name, payment) });
  });
}
