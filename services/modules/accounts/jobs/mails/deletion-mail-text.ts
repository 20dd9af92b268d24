import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { momentIn } from '#platform/mail/moment-in.ts';
import type { AccountDeletedPayload } from '../../application/account-jobs.ts';

interface Deletion {
  name: string;
  username: string;
  moment: string;
}

const DELETED: Record<Language, (deletion: Deletion) => MailText> = {
  fa: ({ name, username, moment }) => ({
    subject: 'حساب شما پاک شد',
    heading: 'حساب شما پاک شد',
    paragraphs: [
      `${greeting(name).fa}، حساب «${apart(username)}» در ${apart(moment)} به وقت تهران پاک شد. نام، ایمیل، شماره و تصویر شما دیگر نزد ما نیست.`,
    ],
    notes: [
      'حسابی که پاک شده است برنمی‌گردد؛ با همین ایمیل می‌توانید دوباره ثبت‌نام کنید.',
      'پرداختی که هنوز در راه بوده است به حسابی باز می‌گردد که از آن پرداخته‌اید.',
      'اگر کار شما نبوده است، کسی گذرواژهٔ شما را می‌دانسته است: هر جای دیگری که همین گذرواژه را دارید آن را عوض کنید و از صفحهٔ تماس برای ما بنویسید.',
    ],
  }),
  en: ({ name, username, moment }) => ({
    subject: 'your account is deleted',
    heading: 'Your account is deleted',
    paragraphs: [
      `${greeting(name).en}, the account “${apart(username)}” was deleted on ${apart(moment)}, Tehran time. Your name, email, phone number and picture are with us no more.`,
    ],
    notes: [
      'A deleted account does not come back; you may register anew with this email.',
      'A payment that was still under way goes back to the account that it was paid from.',
      'If it was not you, somebody knew your password: change it wherever else you use it, and write to us from the contact page.',
    ],
  }),
};

/** To the address that the account had, whoever deleted it. */
export function accountDeletedMail({ language, name, username, deletedAt }: AccountDeletedPayload): MailContent {
  const moment = momentIn(language, new Date(deletedAt));
  return mailContent(language, DELETED[language]({ name, username, moment }));
}
