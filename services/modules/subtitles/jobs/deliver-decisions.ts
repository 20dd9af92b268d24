import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import { greeting } from '#platform/mail/greeting.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { apart, type MailContent, type MailText, mailContent } from '#platform/mail/mail-text.ts';
import { type DecisionPayload, decisionPayload, MAIL_SUBTITLE_DECISION } from '../application/decision-notice.ts';

type Decision = Pick<DecisionPayload, 'outcome' | 'title'> & { name: string | null };

const TEXTS: Record<Language, (decision: Decision) => MailText> = {
  fa: ({ name, outcome, title }) => {
    const film = title ? ` برای «${apart(title.fa ?? title.en)}»` : '';
    const dear = apart(greeting(name).fa);
    return outcome === 'accepted'
      ? {
          subject: 'زیرنویس شما منتشر شد',
          heading: 'زیرنویس شما منتشر شد',
          paragraphs: [`${dear}، زیرنویسی که${film} فرستادید پذیرفته شد و اکنون همه آن را می‌بینند. سپاس!`],
        }
      : {
          subject: 'زیرنویس شما پذیرفته نشد',
          heading: 'زیرنویس شما پذیرفته نشد',
          paragraphs: [`${dear}، زیرنویسی که${film} فرستادید پذیرفته نشد.`],
          notes: ['هر زمان خواستید می‌توانید زیرنویس دیگری بفرستید.'],
        };
  },
  en: ({ name, outcome, title }) => {
    const film = title ? ` for “${apart(title.en)}”` : '';
    const dear = apart(greeting(name).en);
    return outcome === 'accepted'
      ? {
          subject: 'your subtitle is published',
          heading: 'Your subtitle is published',
          paragraphs: [
            `${dear}, the subtitle that you sent${film} was accepted, and everybody can see it now. Thank you!`,
          ],
        }
      : {
          subject: 'your subtitle was not accepted',
          heading: 'Your subtitle was not accepted',
          paragraphs: [`${dear}, the subtitle that you sent${film} was not accepted.`],
          notes: ['You can send another one at any time.'],
        };
  },
};

export function decisionMail(language: Language, decision: Decision): MailContent {
  return mailContent(language, TEXTS[language](decision));
}

/** Who gets a mail is looked up when it is sent, so that no job and no event carries an address. */
export function deliverDecisions(mail: MailPort, recipients: Recipients): Job {
  return defineJob(MAIL_SUBTITLE_DECISION, decisionPayload, async ({ userId, ...decision }, deliveryId) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.verified) return;
    const { email: to, name, language } = recipient;
    await mail.send({ deliveryId, to, ...decisionMail(language, { ...decision, name }) });
  });
}
