import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ImportState } from '../../domain/imports/title-import.ts';

/** A worker that has not been heard of for so long is taken for dead, and another begins again. */
const IMPORT_LEASE_SECONDS = 30;
/** Whoever has tried a file has so long to import it. */
const TRIED_FILE_DAYS = 7;

/** An import that the staff has asked for. */
export interface TitleImportRow extends ImportState {
  id: number;
  /** Of the stream `title-import-<id>`. */
  version: number;
  name: string;
  bytes: number;
  /** SHA-256 of the file. */
  checksum: string;
  dryRun: boolean;
  begunBy: number;
  /** In the storage; null once it is removed. */
  file: string | null;
}
export type NewTitleImport = Omit<TitleImportRow, 'id'>;

const COLUMNS = `id, version, name, bytes, checksum, dry_run as "dryRun", begun_by as "begunBy", file, stage, attempts,
  worker, bytes_read as "bytesRead", counts, refusals, error`;
const INSERT = `
  insert into write.title_import
    (version, name, bytes, checksum, dry_run, begun_by, file, stage, attempts, bytes_read, counts, refusals)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`;
const SAVE = `
  update write.title_import
  set version = $2, file = $3, stage = $4, attempts = $5, worker = $6, bytes_read = $7, counts = $8, refusals = $9,
    error = $10, changed_at = now(),
    lease_until = case when $4 = 'running' then now() + interval '${IMPORT_LEASE_SECONDS} seconds' end
  where id = $1`;
const NEXT = `
  select ${COLUMNS} from write.title_import
  where stage = 'waiting' or (stage = 'running' and lease_until < now())
  order by id limit 1 for update skip locked`;
/** Of a real import at once, of a dry run after some days. */
const NO_LONGER_NEEDED = `
  select ${COLUMNS} from write.title_import
  where file is not null and stage in ('done', 'failed', 'cancelled')
    and (not dry_run or changed_at < now() - interval '${TRIED_FILE_DAYS} days')
  order by id limit $1 for update skip locked`;

@Injectable()
export class TitleImportRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns those of the storage's files that belong to an import. */
  async known(files: readonly string[]): Promise<string[]> {
    const sql = 'select file from write.title_import where file = any($1::text[])';
    const rows: { file: string }[] = await this.dataSource.query(sql, [files]);
    return rows.map(({ file }) => file);
  }

  /** @returns its id. */
  async insert(manager: EntityManager, row: NewTitleImport): Promise<number> {
    const { version, name, bytes, checksum, dryRun, begunBy, file, stage, attempts, bytesRead } = row;
    const documents = [JSON.stringify(row.counts), JSON.stringify(row.refusals)];
    const values = [version, name, bytes, checksum, dryRun, begunBy, file, stage, attempts, bytesRead, ...documents];
    const [added] = await manager.query<{ id: number }[]>(INSERT, values);
    if (!added) throw new Error('an import has an id');
    return added.id;
  }

  async lock(manager: EntityManager, id: number): Promise<TitleImportRow | null> {
    const sql = `select ${COLUMNS} from write.title_import where id = $1 for update`;
    const [row] = await manager.query<TitleImportRow[]>(sql, [id]);
    return row ?? null;
  }

  /** What is to be done next, the longest asked for first; one whose worker has died is among it. Locks it. */
  async next(manager: EntityManager): Promise<TitleImportRow | null> {
    const [row] = await manager.query<TitleImportRow[]>(NEXT);
    return row ?? null;
  }

  /** Whose files nobody needs any more, locked. */
  withSpentFiles(manager: EntityManager, max: number): Promise<TitleImportRow[]> {
    return manager.query<TitleImportRow[]>(NO_LONGER_NEEDED, [max]);
  }

  /** Saves it; the lease of one that is running begins anew. */
  async save(manager: EntityManager, row: TitleImportRow): Promise<void> {
    const { id, version, file, stage, attempts, worker, bytesRead, counts, refusals, error } = row;
    const documents = [JSON.stringify(counts), JSON.stringify(refusals)];
    await manager.query(SAVE, [id, version, file, stage, attempts, worker, bytesRead, ...documents, error]);
  }
}
