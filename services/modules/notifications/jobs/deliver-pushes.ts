import pMap from 'p-map';
import type { DataSource } from 'typeorm';
import { defineJob, type Job } from '#platform/jobs/job.ts';
import { PUSH, pushPayload } from '../application/notification-jobs.ts';
import type { PushPort } from '../contract/push.port.ts';
import type { PushSubscriptionRepository } from '../persistence/push-subscription.repository.ts';
import { type Names, wordsOf } from './notification-words.ts';

/** Messages on their way at once. */
const CONCURRENCY = 20;
const SITE = { fa: 'پرده', en: 'Parde' };

interface Needs extends Names {
  dataSource: DataSource;
  subscriptions: PushSubscriptionRepository;
  push: PushPort;
}

/** One that fails does not hold up the others; the job then runs again, and what was shown is shown in the same place. */
export function deliverPushes({ dataSource, files, pieces, subscriptions, push }: Needs): Job {
  return defineJob(PUSH, pushPayload, async ({ notificationId, kind, facts, userIds }) => {
    const { manager } = dataSource;
    const words = await wordsOf({ files, pieces }, manager, { kind, facts });
    if (!words) return;
    let failed = 0;
    await pMap(
      await subscriptions.of(manager, userIds),
      async ({ language, userId, ...target }) => {
        const message = {
          tag: `notification-${notificationId}`,
          title: SITE[language],
          body: words.text[language],
          href: words.href ?? '/user/notifications',
        };
        try {
          if (!(await push.send(target, message))) await subscriptions.remove(manager, userId, target.endpoint);
        } catch {
          failed += 1;
        }
      },
      { concurrency: CONCURRENCY },
    );
    if (failed > 0) throw new Error(`${failed} messages were not taken`);
  });
}
