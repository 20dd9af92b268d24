import { type Evidence, listed } from './evidence.ts';

/** Invariant 9: each job of a mail is one mail at the mail server, and each mail there has a job. */
export async function mails({ site, database, violations }: Evidence): Promise<void> {
  const jobs = await listed(database, "select event_id || '.' || kind from write.effect_job where kind ~ 'mail'");
  const counts = new Map<string, number>();
  for (const { messageId } of site.mails.mails) {
    const delivery = messageId.replace(/@.*$/, '');
    counts.set(delivery, (counts.get(delivery) ?? 0) + 1);
  }
  const repeated = [...counts]
    .filter(([, count]) => count > 1)
    .map(([delivery, count]) => `${delivery} ${count} times`);
  violations.addAll('9', 'mails sent more than once', repeated);
  violations.addAll(
    '9',
    'mails never sent',
    jobs.filter((job) => !counts.has(job)),
  );
  violations.addAll(
    '9',
    'mails of no event',
    [...counts.keys()].filter((delivery) => !jobs.includes(delivery)),
  );
  const open =
    'select event_id, kind, attempts, fault from write.effect_job where done_at is null or failed_at is not null';
  violations.addAll('9', 'jobs not done', await listed(database, open));
  const unasked = `select stream from write.event_log e where type = 'user.registered.v1' and correlation_id is not null
    and not exists (select from write.effect_job j where j.event_id = e.id)`;
  violations.addAll('9', 'registrations without a mail', await listed(database, unasked));
}
