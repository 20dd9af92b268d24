import pMap from 'p-map';
import type { DataSource } from 'typeorm';
import { definePagedJob, type Job } from '#platform/jobs/job.ts';
import { PUSH, pushPayload } from '../application/notification-jobs.ts';
import type { PushMessage, PushPort } from '../contract/push.port.ts';
import type { PushSubscriptionRepository } from '../persistence/push-subscription.repository.ts';
import { type Names, wordsOf } from './notification-words.ts';

/** Messages on their way at once. */
const CONCURRENCY = 20;
/** Messages of one run: where no service answers it takes five times as long as one message may, half of a job's lease. */
const PAGE = 100;
const SITE = { fa: 'پرده', en: 'Parde' };

interface Needs extends Names {
  dataSource: DataSource;
  subscriptions: PushSubscriptionRepository;
  push: PushPort;
}

/** One that fails holds up none of the others: when all were asked, those alone that took no message are tried again. */
export function deliverPushes({ dataSource, files, pieces, subscriptions, push }: Needs): Job {
  return definePagedJob(PUSH, pushPayload, async (payload) => {
    const { notificationId, kind, facts, count } = payload;
    const { manager } = dataSource;
    const words = await wordsOf({ files, pieces }, manager, { kind, facts, count });
    if (!words) return null;
    const failed = [...payload.failed];
    const reasons = new Set(payload.reasons);
    const messageIn = (language: 'fa' | 'en'): PushMessage => ({
      tag: `notification-${notificationId}`,
      title: SITE[language],
      body: words.text[language],
      href: words.href ?? '/user/notifications',
    });
    const page = await subscriptions.page(manager, payload, PAGE);
    await pMap(
      page,
      async ({ language, userId, ...target }) => {
        try {
          const taken = await push.send(target, messageIn(language));
          if (!taken) await subscriptions.remove(manager, userId, target.endpoint);
        } catch (error) {
          failed.push(target.endpoint);
          reasons.add(error instanceof Error ? error.message : String(error));
        }
      },
      { concurrency: CONCURRENCY },
    );
    const last = page.at(-1);
    if (last && page.length === PAGE) {
      return { payload: { ...payload, after: last.endpoint, failed, reasons: [...reasons] } };
    }
    if (failed.length === 0) return null;
    return {
      payload: { ...payload, only: failed, after: '', failed: [], reasons: [] },
      error: `${failed.length} messages were not taken: ${[...reasons].join('; ')}`,
    };
  });
}
