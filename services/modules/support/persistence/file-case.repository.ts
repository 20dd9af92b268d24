import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { ReportReason } from '../contract/report-reasons.ts';
import type { CaseState } from '../domain/case-ruling.ts';
import { FileCaseEntity } from './file-case.entity.ts';
import { FileReportEntity } from './file-report.entity.ts';

interface Reported {
  fileId: number;
  userId: number;
  reason: ReportReason;
  note: string;
}

type ReportRef = { reportId: number; userId: number };

@Injectable()
export class FileCaseRepository {
  /** The file's case, made when it is the first time, and locked. */
  async lock(manager: EntityManager, fileId: number): Promise<FileCaseEntity> {
    await manager.query(
      `insert into write.file_case (file_id, version, state) values ($1, 0, 'open') on conflict do nothing`,
      [fileId],
    );
    return manager.findOneOrFail(FileCaseEntity, { where: { fileId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Those of the files about which the robot has found something. */
  async withFaults(manager: EntityManager, fileIds: number[]): Promise<Map<number, FileCaseEntity>> {
    const cases = await manager.find(FileCaseEntity, { where: { fileId: In(fileIds), fault: Not(IsNull()) } });
    return new Map(cases.map((fileCase) => [fileCase.fileId, fileCase]));
  }

  /** Files about which the robot has found something. @param after the last one of the page before; 0 for the first. */
  async faulty(manager: EntityManager, after: number, max: number): Promise<number[]> {
    const cases = await manager.find(FileCaseEntity, {
      select: { fileId: true },
      where: { fault: Not(IsNull()), fileId: MoreThan(after) },
      order: { fileId: 'ASC' },
      take: max,
    });
    return cases.map(({ fileId }) => fileId);
  }

  /** Whether a member's report waits. */
  async isReported(manager: EntityManager, fileId: number): Promise<boolean> {
    return manager.existsBy(FileReportEntity, { fileId, settledVersion: IsNull() });
  }

  async saveFault(
    manager: EntityManager,
    { fileId }: FileCaseEntity,
    changes: Pick<FileCaseEntity, 'fault' | 'state' | 'version' | 'settledVersion'>,
  ): Promise<void> {
    await manager.update(FileCaseEntity, { fileId }, changes);
  }

  /** Those of the cases that there are, locked in the order of their files. */
  lockKnown(manager: EntityManager, fileIds: number[]): Promise<FileCaseEntity[]> {
    return manager.find(FileCaseEntity, {
      where: { fileId: In(fileIds) },
      order: { fileId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The member's report that still waits. */
  waitingOf(manager: EntityManager, { fileId, userId }: Pick<Reported, 'fileId' | 'userId'>) {
    return manager.findOneBy(FileReportEntity, { fileId, userId, settledVersion: IsNull() });
  }

  /** @returns the id of the report, new or changed. */
  async keep(manager: EntityManager, known: FileReportEntity | null, reported: Reported): Promise<number> {
    if (known) {
      await manager.update(FileReportEntity, { id: known.id }, { reason: reported.reason, note: reported.note });
      return known.id;
    }
    const values = { ...reported, settledVersion: null };
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(FileReportEntity)
      .values(values)
      .returning(['id'])
      .execute();
    return inserted.raw[0].id;
  }

  /** Settles what waits. @returns whose reports these were. */
  async settle(
    manager: EntityManager,
    { fileId, version }: Pick<FileCaseEntity, 'fileId' | 'version'>,
  ): Promise<ReportRef[]> {
    return manager.query(
      `with settled as (
         update write.file_report set settled_version = $2 where file_id = $1 and settled_version is null
         returning id, user_id)
       select id as "reportId", user_id as "userId" from settled order by id`,
      [fileId, version],
    );
  }

  /**
   * Lets wait again what the last decision has settled, not what those before it have: nothing where it has settled nothing, or
   * reports wait although the case is decided.
   * @returns whose reports these are.
   */
  async unsettle(manager: EntityManager, { fileId, settledVersion }: FileCaseEntity): Promise<ReportRef[]> {
    return manager.query(
      `with waiting as (
         update write.file_report set settled_version = null
         where file_id = $1 and settled_version = (select max(settled_version) from write.file_report where file_id = $1)
           and settled_version >= coalesce($2::int, 0)
           and not exists (select from write.file_report where file_id = $1 and settled_version is null)
         returning id, user_id)
       select id as "reportId", user_id as "userId" from waiting order by id`,
      [fileId, settledVersion],
    );
  }

  async save(manager: EntityManager, { fileId }: FileCaseEntity, state: CaseState, version: number): Promise<void> {
    const settledVersion = state === 'open' ? null : version;
    await manager.update(FileCaseEntity, { fileId }, { state, version, settledVersion });
  }
}
