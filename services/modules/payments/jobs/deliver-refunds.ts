import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { MAIL_REFUND, type RefundPayload, refundPayload } from '../application/mail-jobs.ts';
import { tomans } from '../domain/tomans.ts';
import { numberLines, paymentsPage } from './payment-lines.ts';

interface Refund {
  name: string | null;
  amount: string;
  numbers: string[];
  address: string;
}

type Words = Record<Language, (refund: Refund) => MailText>;

const AGREED: Words = {
  fa: ({ name, amount, numbers, address }) => ({
    subject: 'مبلغ پرداخت شما برمی‌گردد',
    heading: 'مبلغ پرداخت شما برمی‌گردد',
    paragraphs: [
      `${greeting(name).fa}، بانک برگرداندن پرداخت شما را پذیرفت. مبلغ تا چند روز کاری به حسابی برمی‌گردد که از آن پرداخته‌اید.`,
      `مبلغ: ${amount}`,
    ],
    link: { href: address, label: 'پرداخت‌های من' },
    notes: numbers,
  }),
  en: ({ name, amount, numbers, address }) => ({
    subject: 'your payment is on its way back',
    heading: 'Your payment is on its way back',
    paragraphs: [
      `${greeting(name).en}, the bank has agreed to return your payment. It will be back in the account it was paid from within a few working days.`,
      `Amount: ${amount}`,
    ],
    link: { href: address, label: 'My payments' },
    notes: numbers,
  }),
};

const SENT: Words = {
  fa: ({ name, amount, numbers, address }) => ({
    subject: 'مبلغ پرداخت شما را فرستادیم',
    heading: 'مبلغ پرداخت شما را فرستادیم',
    paragraphs: [
      `${greeting(name).fa}، بانک پرداخت شما را برنگرداند؛ همکاران ما مبلغ آن را خودشان برایتان فرستادند.`,
      `مبلغ: ${amount}`,
    ],
    link: { href: address, label: 'پرداخت‌های من' },
    notes: numbers,
  }),
  en: ({ name, amount, numbers, address }) => ({
    subject: 'we have sent your money back',
    heading: 'We have sent your money back',
    paragraphs: [
      `${greeting(name).en}, the bank did not return your payment, so our staff sent you the money directly.`,
      `Amount: ${amount}`,
    ],
    link: { href: address, label: 'My payments' },
    notes: numbers,
  }),
};

/** @param site where it is, without a slash at the end. */
function refundMail(language: Language, name: string | null, payment: RefundPayload, site: string): MailContent {
  return mailContent(
    language,
    (payment.byStaff ? SENT : AGREED)[language]({
      name,
      amount: tomans(payment.amount, language),
      numbers: numberLines(language, payment),
      address: paymentsPage(site),
    }),
  );
}

export function deliverRefunds(mail: MailPort, recipients: Recipients, site: string): Job {
  return defineJob(MAIL_REFUND, refundPayload, async (payment, deliveryId) => {
    const recipient = await recipients.find(payment.userId);
    if (!recipient) return;
    const { email: to, name, language } = recipient;
    await mail.send({ deliveryId, to, ...refundMail(language, name, payment, site) });
  });
}
