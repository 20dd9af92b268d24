import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type JournalEntry, readJournal } from '../persistence/import-journal.store.js';

/** How far the imports of files got. Written by the batches themselves. */
@Injectable()
export class ImportJournal {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  read(fileHash: string): Promise<JournalEntry | null> {
    return readJournal(this.dataSource.manager, fileHash);
  }
}
