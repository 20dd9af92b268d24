import type { EntityManager } from 'typeorm';
import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import { html } from '../../../platform/mail/html.js';
import type { MailPort } from '../../../platform/mail/mail.port.js';
import { mailLayout } from '../../../platform/mail/mail-layout.js';
import { unitOf } from '../../membership/events/plan-offers.port.js';
import { MAIL_RECEIPT, type ReceiptPayload, receiptPayload } from './receipt.js';

/** Who gets a mail: looked up when it is sent, so that no job and no event carries an address. */
const RECIPIENT = 'select email, name from write.account where id = $1 and deleted_at is null';

const GIB = 1024 ** 3;

function bought({ planId, size }: ReceiptPayload): { fa: string; en: string } {
  const days = unitOf(planId) === 'days';
  const count = days ? size : Math.round((size / GIB) * 10) / 10;
  return {
    fa: `${count.toLocaleString('fa-IR')} ${days ? 'روز' : 'گیگابایت'}`,
    en: `${count.toLocaleString('en')} ${days ? 'days' : 'GB'}`,
  };
}

export function receiptMail(name: string, payment: ReceiptPayload) {
  const { fa, en } = bought(payment);
  const amount = { fa: payment.amount.toLocaleString('fa-IR'), en: payment.amount.toLocaleString('en') };
  const number = payment.bankReference ?? payment.reference;
  const subject = 'پرده: رسید پرداخت شما';
  const text = `${name} عزیز، پرداخت شما انجام شد.
خرید: ${fa}
مبلغ: ${amount.fa} ریال
شمارهٔ پیگیری: ${number}

Dear ${name}, your payment was received.
Bought: ${en}
Amount: ${amount.en} rials
Reference: ${number}
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">پرداخت شما انجام شد</h1><p>${name} عزیز، خرید شما: ${fa}، مبلغ ${amount.fa} ریال.</p>`,
    faNote: html`<p>شمارهٔ پیگیری: <bdi>${number}</bdi></p>`,
    en: html`<p>Dear <bdi>${name}</bdi>, your payment of ${amount.en} rials for ${en} was received. Reference: <bdi>${number}</bdi></p>`,
  });
  return { subject, text, html: body };
}

export function deliverReceipts(mail: MailPort, manager: EntityManager): Effect {
  return defineEffect(MAIL_RECEIPT, receiptPayload, async (payment, deliveryId) => {
    const [recipient]: { email: string; name: string }[] = await manager.query(RECIPIENT, [payment.userId]);
    if (!recipient) return;
    await mail.send({ deliveryId, to: recipient.email, ...receiptMail(recipient.name, payment) });
  });
}
