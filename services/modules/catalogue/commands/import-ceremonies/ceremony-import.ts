import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { recordOfCeremonyLine } from '../../application/imports/formats/ceremony-line.ts';
import { readLines } from '../../application/imports/read-lines.ts';
import type { CeremonyRecord } from '../../domain/ceremony-record.ts';
import { ImportJournalRepository } from '../../persistence/import-journal.repository.ts';
import { ImportCeremonies } from './import-ceremonies.command.ts';

const SENDER = systemSender('import ceremonies');

/** Imports a file of ceremonies, once: what the journal says is done is not read again. */
@Injectable()
export class CeremonyImport {
  constructor(
    private readonly commands: CommandBus,
    private readonly journal: ImportJournalRepository,
  ) {}

  /** @returns how many awards are new. @throws RefusedRecord */
  async run(stream: Readable, file: { hash: string; name: string }): Promise<number> {
    if ((await this.journal.read(file.hash))?.finished) return 0;
    const records: CeremonyRecord[] = [];
    for await (const { text } of readLines(stream)) if (text) records.push(recordOfCeremonyLine(JSON.parse(text)));
    return (await this.commands.execute(new ImportCeremonies(SENDER, records, file))).awards;
  }
}
