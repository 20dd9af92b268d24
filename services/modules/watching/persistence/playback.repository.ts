import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Batcher } from '#platform/database/batcher.ts';
import { isDivisionByZero } from '#platform/database/division-by-zero.ts';
import type { StatementWrite } from '#platform/messaging/commands/write.ts';
import type { Playback } from '../domain/playback.ts';
import { PlaybackEntity } from './playback.entity.ts';

/** A playback with the version of its stream. */
export type StoredPlayback = Playback & { version: number };
/** What a new row takes from the file. */
type PlaybackOrigin = Pick<PlaybackEntity, 'userId' | 'fileId' | 'titleId' | 'season' | 'episode' | 'duration'>;

/** Somebody else has changed the playback since it was read. */
export class PlaybackMoved extends Error {}

interface Asked {
  userId: number;
  fileId: number;
}

const FIELDS = `
  user_id as "userId", file_id as "fileId", title_id as "titleId", season, episode, duration, session,
  sequence::float8 as sequence, position, watched, version`;
const ROW = `select ${FIELDS} from write.playback`;
const ROWS = `
  select n::int, ${FIELDS}
  from unnest($1::int[], $2::int[]) with ordinality as asked(user_id, file_id, n)
    join write.playback using (user_id, file_id)`;
const SAVE = `
  update write.playback
  set title_id = $3, season = $4, episode = $5, duration = $6, session = $7, sequence = $8, position = $9, watched = $10,
    version = $11, updated_at = now()
  where user_id = $1 and file_id = $2`;
// They fail where the row has another version, or a later report of the same playing has been counted, since the commit may
// come right behind them.
const SAVE_OVER = `
  with saved as (${SAVE} and version = $11 - 1 and sequence <= $8 returning 1) select 1 / count(*) from saved`;
const COUNT = `
  with counted as (
    update write.playback set sequence = greatest(sequence, $3)
    where user_id = $1 and file_id = $2 and version = $4 returning 1
  )
  select 1 / count(*) from counted`;

@Injectable()
export class PlaybackRepository {
  /** Every report of every player asks. */
  private readonly lookUps = new Batcher((asked: readonly Asked[]) => this.findAll(asked));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Outside of a transaction, and not locked; null while the member has nothing of this file. */
  find(userId: number, fileId: number): Promise<StoredPlayback | null> {
    return this.lookUps.ask({ userId, fileId });
  }

  /** Locked; null while the member has nothing of this file. */
  async lock(manager: EntityManager, userId: number, fileId: number): Promise<StoredPlayback | null> {
    const rows: StoredPlayback[] = await manager.query(`${ROW} where user_id = $1 and file_id = $2 for update`, [
      userId,
      fileId,
    ]);
    return rows[0] ?? null;
  }

  /** All that the member has of a title, locked in the order of their files. */
  lockTitle(manager: EntityManager, userId: number, titleId: number): Promise<StoredPlayback[]> {
    return manager.query(`${ROW} where user_id = $1 and title_id = $2 order by file_id for update`, [userId, titleId]);
  }

  /** Of two first reports at once one inserts, the other waits for it. */
  async add(manager: EntityManager, origin: PlaybackOrigin): Promise<StoredPlayback> {
    await manager.createQueryBuilder().insert().into(PlaybackEntity).values(origin).orIgnore().execute();
    const added = await this.lock(manager, origin.userId, origin.fileId);
    if (!added) throw new Error('a row that was just inserted is gone');
    return added;
  }

  async save(manager: EntityManager, playback: StoredPlayback): Promise<void> {
    await manager.query(SAVE, [...valuesOf(playback)]);
  }

  /** Saves the next version of what was read without a lock, in the same playing. @throws PlaybackMoved, by the write, where it has another one by then. */
  savingOver(playback: StoredPlayback): StatementWrite {
    return { text: SAVE_OVER, values: valuesOf(playback), refused: refuseMoved };
  }

  /** Keeps the number of a report that has moved nothing. @throws PlaybackMoved as `savingOver`. */
  counting({ userId, fileId, sequence, version }: StoredPlayback): StatementWrite {
    return { text: COUNT, values: [userId, fileId, sequence, version], refused: refuseMoved };
  }

  private async findAll(asked: readonly Asked[]): Promise<(StoredPlayback | null)[]> {
    const rows: (StoredPlayback & { n: number })[] = await this.dataSource.query(ROWS, [
      asked.map(({ userId }) => userId),
      asked.map(({ fileId }) => fileId),
    ]);
    const found = new Map(rows.map(({ n, ...playback }) => [n, playback]));
    return asked.map((_, index) => found.get(index + 1) ?? null);
  }
}

function valuesOf(playback: StoredPlayback): StatementWrite['values'] {
  const { userId, fileId, titleId, season, episode, duration, session, sequence, position, watched, version } =
    playback;
  return [userId, fileId, titleId, season, episode, duration, session, sequence, position, watched, version];
}

function refuseMoved(error: unknown): never {
  throw isDivisionByZero(error) ? new PlaybackMoved('the playback has been changed since it was read') : error;
}
