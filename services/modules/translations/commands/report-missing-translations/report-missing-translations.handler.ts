import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Limit, Throttle } from '../../../../platform/throttling/throttle.js';
import type { MissingTranslationsRequest } from './report-missing-translations.request.js';

const BY_ADDRESS: Limit = { name: 'missing translations by address', most: 30, seconds: 600 };
/** A queue that nobody reviews stops growing. */
const LONGEST_QUEUE = 5_000;

const QUEUE = `
  insert into write.missing_translation (key)
  select key from unnest($1::text[]) as key
  where (select count(*) from write.missing_translation) < ${LONGEST_QUEUE}
    or exists (select from write.missing_translation queued where queued.key = key)
  order by key
  on conflict (key) do update set reports = missing_translation.reports + 1, last_reported_at = now()`;

/**
 * Pages report keys they found no text for (specification §7). They wait for a moderator; nothing a page sends is shown to
 * anybody before. It changes nothing that others could see, so it is no event.
 */
@Injectable()
export class ReportMissingTranslationsHandler {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  async execute({ keys }: MissingTranslationsRequest) {
    this.throttle.takeAddress(BY_ADDRESS);
    await this.dataSource.query(QUEUE, [[...new Set(keys)]]);
    return { status: 1 as const, messages: [] };
  }
}
