import { Module } from '@nestjs/common';
import { CleanupRegistry } from '#platform/jobs/scheduled/cleanup.registry.ts';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { DownloadsJobsModule } from './downloads.jobs.module.ts';
import { DeadTransfers } from './jobs/dead-transfers.ts';
import { DownloadStatements } from './jobs/download-statements.ts';

const ANNOUNCE_INTERVAL_MS = 2_000;
const PURGE_INTERVAL_MS = 5_000;

/** Nothing is learned any more of a transfer that has been dead for longer than any window. */
const CLEANUPS = [
  { name: 'dead transfers', sql: `delete from write.transfer where dead and lease_until < now() - interval '7 days'` },
  { name: 'link addresses', sql: `delete from write.link_address where seen_at < now() - interval '2 days'` },
  {
    name: 'addresses of download keys',
    sql: `update write.download_key set addresses = '[]', addresses_on = null where addresses_on < (now() at time zone 'utc')::date`,
  },
  {
    name: 'download meters',
    sql: `delete from write.download_meter m where window_until < now() - interval '30 days' and changed_at is null
          and not exists (select from write.transfer t where t.meter_id = m.id)`,
  },
];

/** Needs JobsModule, MemberVolume, and of accounts who holds one while something personal is written of it. */
@Module({ imports: [ScheduledJobsModule, DownloadsJobsModule] })
export class DownloadsWorkersModule {
  constructor(jobs: ScheduledJobs, cleanups: CleanupRegistry, dead: DeadTransfers, statements: DownloadStatements) {
    jobs.add('download statements', ANNOUNCE_INTERVAL_MS, () => statements.announce());
    jobs.add('dead transfers', PURGE_INTERVAL_MS, () => dead.bury());
    cleanups.add(...CLEANUPS);
  }
}
