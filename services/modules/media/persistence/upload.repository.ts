import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { UPLOADS, type UploadKind } from '../contract/uploads.ts';

const unnamed = (kind: UploadKind) => `select key from ${UPLOADS[kind].table} where named_at is null and added_at < $1`;

/** What the staff has uploaded, and what of it no facts have named so far (`contract/stored-uploads.ts` says when they do). */
@Injectable()
export class UploadRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Committed at once. What is uploaded again is as new. */
  async add(kind: UploadKind, key: string): Promise<void> {
    const { table } = UPLOADS[kind];
    await this.dataSource.query(
      `insert into ${table} (key) values ($1) on conflict (key) do update set added_at = now()`,
      [key],
    );
  }

  /** Outside of a transaction. */
  async unnamedBefore(kind: UploadKind, until: Date, max: number): Promise<string[]> {
    const query = `${unnamed(kind)} order by added_at limit ${max}`;
    const rows: { key: string }[] = await this.dataSource.query(query, [until]);
    return rows.map(({ key }) => key);
  }

  /** Nobody names a locked one, or uploads it again. @returns whether it still has no name. */
  async lockUnnamed(manager: EntityManager, kind: UploadKind, key: string, until: Date): Promise<boolean> {
    const rows: unknown[] = await manager.query(`${unnamed(kind)} and key = $2 for update`, [until, key]);
    return rows.length > 0;
  }

  async forget(manager: EntityManager, kind: UploadKind, key: string): Promise<void> {
    await manager.query(`delete from ${UPLOADS[kind].table} where key = $1`, [key]);
  }
}
