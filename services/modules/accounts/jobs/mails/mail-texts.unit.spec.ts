import type { Language } from '#platform/kernel/text/language.ts';
import type { MailContent } from '#platform/mail/mail-text.ts';
import { addressWantedMail, contactChangedMail, contactCodeMail } from './contact-mail-texts.ts';
import { accountDeletedMail } from './deletion-mail-text.ts';
import { alreadyRegisteredMail, codeMail, spokenCode } from './mail-texts.ts';
import { passwordChangedMail, recoveryMail } from './password-mail-texts.ts';
import { twoFactorResetMail, twoFactorSwitchedMail } from './two-factor-mail-texts.ts';

const READER = { to: 'x@example.com', name: 'Sara', username: 'sara', link: 'https://parde.example/x', code: '048213' };
type Reader = typeof READER & { language: Language };
const PERSIAN = /[\u0600-\u06ff]/;

describe.each<[string, (reader: Reader) => MailContent]>([
  ['the code', codeMail],
  ['an address that has an account', alreadyRegisteredMail],
  ['a link for a new password', recoveryMail],
  ['a changed password', passwordChangedMail],
  ['the code for a new address', (reader) => contactCodeMail(reader, 'email')],
  ['the code for a new number', (reader) => contactCodeMail(reader, 'phone')],
  ['an address that somebody else wanted', addressWantedMail],
  ['a changed address', (reader) => contactChangedMail({ ...reader, change: 'email' })],
  ['a changed number', (reader) => contactChangedMail({ ...reader, change: 'phone' })],
  ['a number that was removed', (reader) => contactChangedMail({ ...reader, change: 'phone_removed' })],
  ['two-factor that was taken off', twoFactorResetMail],
  ['two-factor that was switched on', (reader) => twoFactorSwitchedMail({ ...reader, on: true })],
  ['two-factor that was switched off', (reader) => twoFactorSwitchedMail({ ...reader, on: false })],
  ['a deleted account', (reader) => accountDeletedMail({ ...reader, deletedAt: '2026-03-20T21:30:00.000Z' })],
])('a mail of %s', (_, mail) => {
  it('is Persian from subject to end, and begins with the name of the site', () => {
    const { subject, text, html } = mail({ ...READER, language: 'fa' });
    expect(subject).toMatch(/^پرده: /);
    expect(text).toMatch(PERSIAN);
    expect(html).toContain('dir="rtl"');
    expect(text).not.toMatch(/\b(the|your|account)\b/);
  });

  it('is English from subject to end', () => {
    const { subject, text, html } = mail({ ...READER, language: 'en' });
    expect(subject).toMatch(/^Parde: /);
    expect(subject + text + html).not.toMatch(PERSIAN);
    expect(text.length).toBeGreaterThan(60);
  });
});

it('tells the code, in the subject too, as text and as HTML', () => {
  const mail = codeMail({ code: '048213', language: 'fa' });
  expect(mail.subject).toContain('048213');
  expect(mail.text.match(/048213/g)).toHaveLength(1);
  expect(mail.html).toContain('>048213</div>');
});

it('tells the owner of an address that nothing was changed, and no code', () => {
  for (const mail of [alreadyRegisteredMail({ language: 'en' }), addressWantedMail({ language: 'en' })]) {
    expect(mail.text).toMatch(/nothing was changed/);
    expect(mail.text + mail.html.replaceAll(/#[0-9a-f]{6}/g, '')).not.toMatch(/\d{6}/);
  }
});

it('tells when an account was deleted, by the calendar and the clock of its reader', () => {
  const told = (language: Language) =>
    accountDeletedMail({ ...READER, language, deletedAt: '2026-03-20T21:30:00.000Z' }).text;
  expect(told('fa')).toMatch(/۱ فروردین ۱۴۰۵ .*۱:۰۰/);
  expect(told('en')).toContain('21 March 2026 at 01:00, Tehran time');
});

it('leaves out a name that a mail program could make something of', () => {
  const hostile = { ...READER, name: 'visit evil.example', language: 'en' as const };
  for (const mail of [recoveryMail, passwordChangedMail, twoFactorResetMail]) {
    expect(mail(hostile).text).not.toContain('evil');
  }
});

it('reads the digits apart, twice', () => {
  expect(spokenCode('048213').match(/0، 4، 8، 2، 1، 3/g)).toHaveLength(2);
});
