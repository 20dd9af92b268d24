import type pg from 'pg';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { titleAdded } from '../../../services/modules/catalogue/contract/catalogue.events.ts';
import { titleFeaturesProjection } from '../../../services/modules/recommendations/projections/title-features.projection.ts';
import type { Viewer } from './crowd.ts';
import type { BenchTitles } from './titles.ts';

const BATCH = 2_000;
const ROWS = 50_000;

/** By the projection itself. */
export async function fillTitles(database: ReadDatabase, { facts }: BenchTitles): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set search_path to read');
  const query = async <Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []) =>
    (await client.query<Row>(sql, parameters)).rows;
  for (let at = 0; at < facts.length; at += BATCH) {
    const events = facts
      .slice(at, at + BATCH)
      .map((data) => ({ type: titleAdded.type, data }) as unknown as RecordedEvent);
    await titleFeaturesProjection.project(events, { query, invalidate: () => undefined, whenUndone: () => undefined });
  }
  client.release(true);
  await database.pool.query('vacuum analyze read.title_feature');
}

/** What each viewer has watched but for the last, which is held out of the first `tested` of them. */
export async function fillCrowd(database: ReadDatabase, crowd: readonly Viewer[], tested: number): Promise<number> {
  await database.pool.query('truncate read.taste_signal, read.title_audience, read.recommendation_build');
  let [users, titles, days]: number[][] = [[], [], []];
  let rows = 0;
  const send = async () => {
    await database.pool.query(
      `insert into read.taste_signal (user_id, source, source_id, title_id, strength, day)
       select u, 'playing', t, t, 0.5 + (u * 31 + t) % 6 / 10.0, current_date - d
       from unnest($1::int[], $2::int[], $3::int[]) as r(u, t, d)`,
      [users, titles, days],
    );
    [users, titles, days] = [[], [], []];
  };
  for (const [index, { watched }] of crowd.entries()) {
    const kept = index < tested ? watched.slice(0, -1) : watched;
    kept.forEach((place, at) => {
      users!.push(index + 1);
      titles!.push(place + 1);
      days!.push((kept.length - at) * 5);
    });
    rows += kept.length;
    if (users!.length >= ROWS) await send();
  }
  await send();
  await database.pool.query('analyze read.taste_signal');
  return rows;
}
