import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

interface JournalEntry {
  fileHash: string;
  name: string;
  linesDone: number;
  finished: boolean;
}

/** How far the imports of files got. */
@Injectable()
export class ImportJournalRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Written in the batch's own transaction. */
  async save(manager: EntityManager, { fileHash, name, linesDone, finished }: JournalEntry): Promise<void> {
    await manager.query(
      `insert into write.import_journal (file_hash, name, lines_done, done_at)
       values ($1, $2, $3, case when $4 then now() end)
       on conflict (file_hash) do update
       set name = excluded.name, lines_done = excluded.lines_done, done_at = excluded.done_at, updated_at = now()`,
      [fileHash, name, linesDone, finished],
    );
  }

  async read(fileHash: string): Promise<JournalEntry | null> {
    const rows: { name: string; lines_done: number; finished: boolean }[] = await this.dataSource.query(
      'select name, lines_done, done_at is not null as finished from write.import_journal where file_hash = $1',
      [fileHash],
    );
    const [row] = rows;
    return row ? { fileHash, name: row.name, linesDone: row.lines_done, finished: row.finished } : null;
  }
}
