import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { SubtitleKnown } from '../domain/submission-errors.ts';
import { SubmittedSubtitleEntity } from './submitted-subtitle.entity.ts';

export type NewSubmission = Pick<
  SubmittedSubtitleEntity,
  'sha256' | 'fileId' | 'language' | 'label' | 'original' | 'userId'
>;
export type Ruling = Pick<SubmittedSubtitleEntity, 'state' | 'reason' | 'mends' | 'vttName'> & { decidedBy: number };

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

  /** Ends what was published as the same track. */
  async replace(manager: EntityManager, { sha256, language, label }: SubmittedSubtitleEntity): Promise<void> {
    const published = { sha256, language, label: label ?? IsNull(), state: 'published' as const };
    await manager.update(SubmittedSubtitleEntity, published, { state: 'replaced' });
  }
}
