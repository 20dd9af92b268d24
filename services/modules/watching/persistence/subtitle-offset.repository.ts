import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface SubtitleOffset {
  userId: number;
  fileId: number;
  track: number;
  /** Milliseconds. */
  offset: number;
}

const SAVE = `
  insert into write.subtitle_offset as known (user_id, file_id, track, offset_ms, version) values ($1, $2, $3, $4, 1)
  on conflict (user_id, file_id, track) do update set offset_ms = excluded.offset_ms, version = known.version + 1
  where known.offset_ms <> excluded.offset_ms
  returning version`;

@Injectable()
export class SubtitleOffsetRepository {
  /** @returns the version of its stream; null when it was so before. */
  async save(manager: EntityManager, { userId, fileId, track, offset }: SubtitleOffset): Promise<number | null> {
    const rows: { version: number }[] = await manager.query(SAVE, [userId, fileId, track, offset]);
    return rows[0]?.version ?? null;
  }
}
