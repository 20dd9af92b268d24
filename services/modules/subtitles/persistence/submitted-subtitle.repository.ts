import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ADVISORY_LOCK } from '#platform/database/advisory-locks.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { SubtitleConflict, SubtitleKnown } from '../domain/submission-errors.ts';
import { SubmittedSubtitleEntity } from './submitted-subtitle.entity.ts';
import type { PublishedTrack } from './subtitle-track.repository.ts';

type NewSubmission = Pick<SubmittedSubtitleEntity, 'sha256' | 'fileId' | 'language' | 'label' | 'original' | 'userId'>;
type Ruling = Pick<SubmittedSubtitleEntity, 'state' | 'reason' | 'mends' | 'vttName' | 'replacedVtt'> & {
  decidedBy: number;
};

/** Of submissions with the same bytes: all were refused long ago or are of removed films, and the bytes are still there. */
const IDLE = `
  bool_and(state = 'refused' and decided_at < $1 or state = 'replaced' and vtt_name is null)
  and bool_or(original_removed_at is null)`;

@Injectable()
export class SubmittedSubtitleRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns its id. @throws SubtitleKnown when the same is waiting or published. */
  async insert(manager: EntityManager, submission: NewSubmission): Promise<number> {
    try {
      const inserted = await manager.insert(SubmittedSubtitleEntity, submission);
      return inserted.identifiers[0]?.['id'] as number;
    } catch (error) {
      if (isUniqueViolation(error, 'submitted_subtitle_open')) throw new SubtitleKnown();
      throw error;
    }
  }

  /** Outside of any transaction: what is decided later is decided on the locked one. */
  find(id: number): Promise<SubmittedSubtitleEntity | null> {
    return this.dataSource.manager.findOneBy(SubmittedSubtitleEntity, { id });
  }

  lock(manager: EntityManager, id: number): Promise<SubmittedSubtitleEntity | null> {
    return manager.findOne(SubmittedSubtitleEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Writes a decision on a locked one. @returns its new version. */
  async settle(manager: EntityManager, { id, version }: SubmittedSubtitleEntity, ruling: Ruling): Promise<number> {
    await manager.update(
      SubmittedSubtitleEntity,
      { id },
      { ...ruling, version: version + 1, decidedAt: () => 'now()' },
    );
    return version + 1;
  }

  /** Lets a locked one wait again. @returns its new version. @throws SubtitleConflict when the same was sent since. */
  async reopen(manager: EntityManager, { id, version }: SubmittedSubtitleEntity): Promise<number> {
    const undecided = { state: 'waiting' as const, reason: null, decidedBy: null, decidedAt: null };
    const unpublished = { mends: null, vttName: null, replacedVtt: null };
    try {
      await manager.update(SubmittedSubtitleEntity, { id }, { ...undecided, ...unpublished, version: version + 1 });
    } catch (error) {
      if (isUniqueViolation(error, 'submitted_subtitle_open')) throw new SubtitleConflict('sent_again');
      throw error;
    }
    return version + 1;
  }

  /** Whoever keeps the bytes of a submission and whoever removes them take turns. */
  async lockOriginal(manager: EntityManager, original: string): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCK.subtitleOriginal, original]);
  }

  /** @returns those of the bytes that somebody has sent, whatever became of it. */
  async knownOriginals(
    originals: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string[]> {
    const sql = 'select distinct original from write.submitted_subtitle where original = any($1::text[])';
    const rows: { original: string }[] = await manager.query(sql, [originals]);
    return rows.map(({ original }) => original);
  }

  /** Outside of any transaction. @returns names of bytes that only submissions refused before then, or of removed films, have. */
  async idleOriginals(until: Date, max: number): Promise<string[]> {
    const sql = `select original from write.submitted_subtitle group by original having ${IDLE} order by original limit ${max}`;
    const rows: { original: string }[] = await this.dataSource.query(sql, [until]);
    return rows.map(({ original }) => original);
  }

  /** The same of one, under its lock. */
  async isIdleOriginal(manager: EntityManager, original: string, until: Date): Promise<boolean> {
    const sql = `select 1 from write.submitted_subtitle where original = $2 group by original having ${IDLE}`;
    const rows: unknown[] = await manager.query(sql, [until, original]);
    return rows.length > 0;
  }

  async markOriginalRemoved(manager: EntityManager, original: string): Promise<void> {
    await manager.update(
      SubmittedSubtitleEntity,
      { original, originalRemovedAt: IsNull() },
      { originalRemovedAt: () => 'now()' },
    );
  }

  /** Ends what was published for a film, and what may come back as its tracks. */
  async forgetTracks(manager: EntityManager, sha256: string): Promise<void> {
    await manager.query(
      `update write.submitted_subtitle set state = 'replaced', vtt_name = null, replaced_vtt = null
       where sha256 = $1 and state in ('published', 'replaced')`,
      [sha256],
    );
  }

  /** Ends what was published as the same track. */
  async replace(manager: EntityManager, { sha256, language, label }: SubmittedSubtitleEntity): Promise<void> {
    const published = { sha256, language, label: label ?? IsNull(), state: 'published' as const };
    await manager.update(SubmittedSubtitleEntity, published, { state: 'replaced' });
  }

  /**
   * Whoever had sent what is seen as the track again has it published again; nobody had where it came with the film.
   * @throws SubtitleConflict when the same was sent since.
   */
  async restore(manager: EntityManager, { sha256, language, label, vttName }: PublishedTrack): Promise<void> {
    const [former] = await manager.find(SubmittedSubtitleEntity, {
      where: { sha256, language, label: label ?? IsNull(), vttName, state: 'replaced' },
      order: { decidedAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    if (!former) return;
    try {
      await manager.update(SubmittedSubtitleEntity, { id: former.id }, { state: 'published' });
    } catch (error) {
      if (isUniqueViolation(error, 'submitted_subtitle_open')) throw new SubtitleConflict('former_sent_again');
      throw error;
    }
  }
}
