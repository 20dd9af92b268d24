import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Playback } from '../domain/playback.ts';
import { PlaybackEntity } from './playback.entity.ts';

/** A playback with the version of its stream. */
export type StoredPlayback = Playback & { version: number };
/** What a new row takes from the file. */
export type PlaybackOrigin = Pick<PlaybackEntity, 'userId' | 'fileId' | 'titleId' | 'season' | 'episode' | 'duration'>;

const ROW = `
  select user_id as "userId", file_id as "fileId", title_id as "titleId", season, episode, duration, session,
    sequence::float8 as sequence, position, watched, version
  from write.playback`;
const SAVE = `
  update write.playback
  set title_id = $3, season = $4, episode = $5, duration = $6, session = $7, sequence = $8, position = $9, watched = $10,
    version = $11, updated_at = now()
  where user_id = $1 and file_id = $2`;

@Injectable()
export class PlaybackRepository {
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
    const { userId, fileId, titleId, season, episode, duration, session, sequence, position, watched, version } =
      playback;
    await manager.query(SAVE, [
      userId,
      fileId,
      titleId,
      season,
      episode,
      duration,
      session,
      sequence,
      position,
      watched,
      version,
    ]);
  }
}
