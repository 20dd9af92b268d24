import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { unitOf } from '#modules/membership/contract/plan-offers.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { html } from '#platform/mail/html.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { mailLayout } from '#platform/mail/mail-layout.ts';
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

export function receiptMail(name: string | null, payment: ReceiptPayload) {
  const { fa, en } = bought(payment);
  const amount = { fa: tomans(payment.amount, 'fa'), en: tomans(payment.amount, 'en') };
  const number = paymentNumber(payment.reference);
  const { bankReference } = payment;
  const dear = greeting(name);
  const subject = 'پرده: رسید پرداخت شما';
  const text = `${dear.fa}، پرداخت شما انجام شد.
خرید: ${fa}
مبلغ: ${amount.fa}
شمارهٔ سفارش: ${number}${bankReference ? `\nشمارهٔ پیگیری بانک: ${bankReference}` : ''}

${dear.en}, your payment was received.
Bought: ${en}
Amount: ${amount.en}
Order number: ${number}${bankReference ? `\nBank tracking number: ${bankReference}` : ''}
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">پرداخت شما انجام شد</h1><p>${dear.fa}، خرید شما: ${fa}، مبلغ ${amount.fa}.</p>`,
    faNote: html`<p>شمارهٔ سفارش: <bdi>${number}</bdi></p>${bankReference ? html`<p>شمارهٔ پیگیری بانک: <bdi>${bankReference}</bdi></p>` : ''}`,
    en: html`<p><bdi>${dear.en}</bdi>, your payment of ${amount.en} for ${en} was received. Order number: <bdi>${number}</bdi>${bankReference ? html`, bank tracking number: <bdi>${bankReference}</bdi>` : ''}</p>`,
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
