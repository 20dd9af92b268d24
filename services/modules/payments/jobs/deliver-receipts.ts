import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { html } from '#platform/mail/html.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
import { MAIL_RECEIPT, type ReceiptPayload, receiptPayload } from '../application/receipt-job.ts';

const GIB = 1024 ** 3;

function bought({ planId, size }: ReceiptPayload): { fa: string; en: string } {
  const days = unitOf(planId) === 'days';
  const count = days ? size : Math.round((size / GIB) * 10) / 10;
  return {
    fa: `${count.toLocaleString('fa-IR')} ${days ? 'روز' : 'گیگابایت'}`,
    en: `${count.toLocaleString('en')} ${days ? 'days' : 'GB'}`,
  };
}

export function receiptMail(name: string | null, payment: ReceiptPayload) {
  const { fa, en } = bought(payment);
  const amount = { fa: payment.amount.toLocaleString('fa-IR'), en: payment.amount.toLocaleString('en') };
  const number = payment.bankReference ?? payment.reference;
  const dear = greeting(name);
  const subject = 'پرده: رسید پرداخت شما';
  const text = `${dear.fa}، پرداخت شما انجام شد.
خرید: ${fa}
مبلغ: ${amount.fa} ریال
شمارهٔ پیگیری: ${number}

${dear.en}, your payment was received.
Bought: ${en}
Amount: ${amount.en} rials
Reference: ${number}
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">پرداخت شما انجام شد</h1><p>${dear.fa}، خرید شما: ${fa}، مبلغ ${amount.fa} ریال.</p>`,
    faNote: html`<p>شمارهٔ پیگیری: <bdi>${number}</bdi></p>`,
    en: html`<p><bdi>${dear.en}</bdi>, your payment of ${amount.en} rials for ${en} was received. Reference: <bdi>${number}</bdi></p>`,
  });
  return { subject, text, html: body };
}

export function deliverReceipts(mail: MailPort, recipients: Recipients): Job {
  return defineJob(MAIL_RECEIPT, receiptPayload, async (payment, deliveryId) => {
    const recipient = await recipients.find(payment.userId);
    if (!recipient) return;
    await mail.send({ deliveryId, to: recipient.email, ...receiptMail(recipient.name, payment) });
  });
}
