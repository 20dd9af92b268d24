import type { DataSource } from 'typeorm';
import type { Recipients } from '#modules/accounts/contract/recipients.port.ts';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import type { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { digestPayload, MAIL_DIGEST } from '../application/notification-jobs.ts';
import { unsubscribeLink } from '../application/unsubscribe-link.ts';
import { gathered } from '../domain/gathered.ts';
import type { Words } from '../domain/words.ts';
import type { NewsRepository } from '../persistence/news.repository.ts';
import { digestMail } from './digest-mail.ts';
import { type Names, wordsOf } from './notification-words.ts';

const MAX_LINES = 20;

interface Needs extends Names {
  dataSource: DataSource;
  news: NewsRepository;
  recipients: Recipients;
  mail: MailPort;
  keys: KeyRing;
  /** Where the site is, without a slash at the end. */
  site: string;
}

/** What a member has not visited since the last mail. Who gets it is looked up when it is sent. */
export function deliverDigests({ dataSource, news, files, pieces, recipients, mail, keys, site }: Needs): Job {
  return defineJob(MAIL_DIGEST, digestPayload, async ({ userId, notificationIds }, deliveryId) => {
    const recipient = await recipients.find(userId);
    if (!recipient?.verified) return;
    const { manager } = dataSource;
    const lines: Words[] = [];
    const noted = gathered(await news.find(manager, notificationIds));
    for (const [first, ...others] of noted.slice(0, MAX_LINES)) {
      const words = await wordsOf({ files, pieces }, manager, { ...first, count: 1 + others.length });
      if (words) lines.push(words.text);
    }
    if (lines.length === 0) return;
    // What is gone by now is told of nowhere, and is not counted either.
    const more = noted.slice(MAX_LINES).flat().length;
    const { email: to, name, language } = recipient;
    const unsubscribe = unsubscribeLink(site, keys, userId);
    const content = digestMail(language, { name, lines, more, site, unsubscribe });
    await mail.send({ deliveryId, to, ...content, unsubscribe });
  });
}
