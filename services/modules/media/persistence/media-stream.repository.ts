import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MediaFacts } from '../contract/media-facts.ts';
import type { StreamFacts } from '../contract/streams/stream-facts.ts';
import type { StreamStage } from '../contract/streams.events.ts';

/** A worker that has not been heard of for so long is taken for dead, and another begins again. */
const STREAM_LEASE_SECONDS = 60;

export interface MediaStream {
  sha256: string;
  /** Of the stream `media-stream-<sha256>`. */
  version: number;
  state: StreamStage | 'ready';
  media: MediaFacts;
  percent: number;
  attempts: number;
  error: string | null;
  /** Who is at work on it. */
  worker: string | null;
  stream: StreamFacts | null;
}

const COLUMNS = 'sha256, version, state, media, percent, attempts, error, worker, stream';
const SAVE = `
  update write.media_stream
  set version = $2, state = $3, percent = $4, attempts = $5, error = $6, worker = $7, stream = $8,
    lease_until = case when $3 = 'running' then now() + interval '${STREAM_LEASE_SECONDS} seconds' end
  where sha256 = $1`;
const NEXT = `
  select ${COLUMNS} from write.media_stream
  where state in ('waiting', 'impossible') or (state = 'running' and lease_until < now())
  order by asked_at, sha256 limit 1 for update skip locked`;

@Injectable()
export class MediaStreamRepository {
  /** @returns false when it is there already. */
  async insert(manager: EntityManager, media: MediaFacts): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `with added as (
         insert into write.media_stream (sha256, version, state, media) values ($1, 1, 'waiting', $2)
         on conflict (sha256) do nothing returning 1)
       select 1 from added`,
      [media.sha256, JSON.stringify(media)],
    );
    return rows.length > 0;
  }

  async lock(manager: EntityManager, sha256: string): Promise<MediaStream | null> {
    const sql = `select ${COLUMNS} from write.media_stream where sha256 = $1 for update`;
    const [row] = await manager.query<MediaStream[]>(sql, [sha256]);
    return row ?? null;
  }

  /** What is to be made next, the longest asked for first; one whose worker has died is among it. Locks it. */
  async next(manager: EntityManager): Promise<MediaStream | null> {
    const [row] = await manager.query<MediaStream[]>(NEXT);
    return row ?? null;
  }

  /** Those that have waited for some time, locked. @param seconds since they were asked for. */
  waitingFor(manager: EntityManager, seconds: number, max: number): Promise<MediaStream[]> {
    const sql = `select ${COLUMNS} from write.media_stream
      where state = 'waiting' and asked_at < now() - $1 * interval '1 second' order by asked_at limit $2 for update skip locked`;
    return manager.query<MediaStream[]>(sql, [seconds, max]);
  }

  /** Saves it; the lease of one that is running begins anew. */
  async save(manager: EntityManager, row: MediaStream): Promise<void> {
    const { sha256, version, state, percent, attempts, error, worker, stream } = row;
    const facts = stream && JSON.stringify(stream);
    await manager.query(SAVE, [sha256, version, state, percent, attempts, error, worker, facts]);
  }
}
