import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

const UNNAMED = 'select key from write.uploaded_picture where named_at is null and added_at < $1';

/** Which pictures the staff has uploaded, and which of them no facts have named so far (`requirePictures` says when they do). */
@Injectable()
export class UploadedPictureRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Committed at once. */
  async add(key: string): Promise<void> {
    await this.dataSource.query('insert into write.uploaded_picture (key) values ($1)', [key]);
  }

  /** Outside of a transaction. */
  async unnamedBefore(until: Date, max: number): Promise<string[]> {
    const rows: { key: string }[] = await this.dataSource.query(`${UNNAMED} order by added_at limit ${max}`, [until]);
    return rows.map(({ key }) => key);
  }

  /** Nobody names a locked one. @returns whether it still has no name. */
  async lockUnnamed(manager: EntityManager, key: string, until: Date): Promise<boolean> {
    const rows: unknown[] = await manager.query(`${UNNAMED} and key = $2 for update`, [until, key]);
    return rows.length > 0;
  }

  async forget(manager: EntityManager, key: string): Promise<void> {
    await manager.query('delete from write.uploaded_picture where key = $1', [key]);
  }
}
