import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A queue that nobody reviews stops growing. */
const MAX_QUEUE = 5_000;

const QUEUE = `
  insert into write.missing_translation (key)
  select key from unnest($1::text[]) as key
  where (select count(*) from write.missing_translation) < ${MAX_QUEUE}
    or exists (select from write.missing_translation queued where queued.key = key)
  order by key
  on conflict (key) do update set reports = missing_translation.reports + 1, last_reported_at = now()
  returning key, reports`;

const DISMISS = `
  update write.missing_translation set dismissed = true where key = $1 and not dismissed returning key`;

/** Keys that pages found no text for; they wait for a moderator. */
@Injectable()
export class MissingTranslationRepository {
  /** Queues each key, or counts one more report of it. @returns those that were not queued before. */
  async queue(manager: EntityManager, keys: ReadonlySet<string>): Promise<string[]> {
    const rows: { key: string; reports: number }[] = await manager.query(QUEUE, [[...keys]]);
    return rows.filter(({ reports }) => reports === 1).map(({ key }) => key);
  }

  /** Later reports of it are counted and change nothing. @returns whether it was waiting. */
  async dismiss(manager: EntityManager, key: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await manager.query(DISMISS, [key]);
    return rows.length > 0;
  }
}
