import type { EntityManager } from 'typeorm';
import { defineEffect, type Effect } from '../../../platform/jobs/effect.js';
import { html } from '../../../platform/mail/html.js';
import type { MailPort } from '../../../platform/mail/mail.port.js';
import { mailLayout } from '../../../platform/mail/mail-layout.js';
import { expiryPayload, MAIL_EXPIRY } from './expiry-notice.js';

/** Who gets a mail: looked up when it is sent, so that no job and no event carries an address. */
const RECIPIENT = `
  select email, name from write.account where id = $1 and verified_at is not null and deleted_at is null`;

const dateIn = (language: string, date: Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);

export function expiryMail(name: string, end: Date) {
  const subject = 'پرده: اشتراک شما رو به پایان است';
  const [fa, en] = [dateIn('fa-IR-u-ca-persian', end), dateIn('en-GB', end)];
  const text = `${name} عزیز، اشتراک روزانهٔ شما در ${fa} به پایان می‌رسد. هر تمدید به روزهای باقی‌مانده افزوده می‌شود.

Dear ${name}, your days at Parde end on ${en}. An extension adds to the days that are left.
`;
  const body = mailLayout({
    title: subject,
    fa: html`<h1 style="font-size:24px;line-height:1.5;margin:16px 0;">اشتراک شما رو به پایان است</h1><p>${name} عزیز، اشتراک روزانهٔ شما در ${fa} به پایان می‌رسد.</p>`,
    faNote: html`<p>هر تمدید به روزهای باقی‌مانده افزوده می‌شود.</p>`,
    en: html`<p>Dear <bdi>${name}</bdi>, your days at Parde end on ${en}. An extension adds to the days that are left.</p>`,
  });
  return { subject, text, html: body };
}

export function deliverNotices(mail: MailPort, manager: EntityManager): Effect {
  return defineEffect(MAIL_EXPIRY, expiryPayload, async ({ userId, vipExpiration }, deliveryId) => {
    const [recipient]: { email: string; name: string }[] = await manager.query(RECIPIENT, [userId]);
    if (!recipient) return;
    const { email: to, name } = recipient;
    await mail.send({ deliveryId, to, ...expiryMail(name, new Date(vipExpiration)) });
  });
}
