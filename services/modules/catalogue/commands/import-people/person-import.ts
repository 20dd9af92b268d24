import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { recordOfPersonLine } from '../../application/imports/formats/person-line.ts';
import { readLines } from '../../application/imports/read-lines.ts';
import type { PersonRecord } from '../../domain/titles/title-record.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { ImportPeople } from './import-people.command.ts';

const SENDER = systemSender('import people');

/** Imports a file of people, once: what the journal says is done is not read again. */
@Injectable()
export class PersonImport {
  constructor(
    private readonly commands: CommandBus,
    private readonly journal: ImportJournalRepository,
  ) {}

  /** @returns how many are new or better known. @throws RefusedRecord */
  async run(stream: Readable, file: { hash: string; name: string }): Promise<number> {
    if ((await this.journal.read(file.hash))?.finished) return 0;
    const records: PersonRecord[] = [];
    for await (const { text } of readLines(stream)) if (text) records.push(recordOfPersonLine(JSON.parse(text)));
    return (await this.commands.execute(new ImportPeople(SENDER, records, file))).people;
  }
}
