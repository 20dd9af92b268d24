import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { titleImportChanged } from '../../contract/imports.events.ts';
import {
  type NewTitleImport,
  TitleImportRepository,
  type TitleImportRow,
} from '../../persistence/imports/title-import.repository.ts';

/** Every change of an import that the staff asked for: its row and its event. */
@Injectable()
export class ImportLog {
  constructor(private readonly imports: TitleImportRepository) {}

  /** @returns its id. */
  async begin(transaction: CommandTransaction, begun: Omit<NewTitleImport, 'version'>): Promise<number> {
    const row = { ...begun, version: 1 };
    const id = await this.imports.insert(transaction.manager, row);
    await this.tell(transaction, { ...row, id });
    return id;
  }

  async change(
    transaction: CommandTransaction,
    row: TitleImportRow,
    after: Partial<TitleImportRow>,
  ): Promise<TitleImportRow> {
    const next = { ...row, ...after, version: row.version + 1 };
    await this.imports.save(transaction.manager, next);
    await this.tell(transaction, next);
    return next;
  }

  private tell(transaction: CommandTransaction, row: TitleImportRow): Promise<void> {
    const { id, version, name, bytes, dryRun, begunBy, stage, bytesRead, counts, refusals, error, file } = row;
    const state = { stage, bytesRead, counts, refusals, error, hasFile: file !== null };
    const event = titleImportChanged({ importId: id, name, bytes, dryRun, begunBy, ...state });
    return transaction.append(`title-import-${id}`, version, event);
  }
}
