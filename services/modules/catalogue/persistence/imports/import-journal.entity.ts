import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the import of a file got, committed with each batch: an import that was killed goes on where it stopped. */
@Entity({ schema: 'write', name: 'import_journal' })
export class ImportJournalEntity {
  @PrimaryColumn({ name: 'file_hash', type: 'text' })
  fileHash: string;

  @Column({ name: 'name', type: 'text' })
  name: string;

  @Column({ name: 'lines_done', type: 'integer' })
  linesDone: number;

  @Column({ name: 'done_at', type: 'timestamp with time zone', nullable: true })
  doneAt: Date | null;

  @Column({ name: 'updated_at', type: 'timestamp with time zone', default: () => 'now()' })
  updatedAt: Date;
}
