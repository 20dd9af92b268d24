import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { recordOfCeremonyLine } from '../../application/imports/formats/ceremony-line.ts';
import { ofJsonLine } from '../../application/imports/formats/json-line.ts';
import { RefusedRecord } from '../../application/imports/formats/refused-record.ts';
import { unpacked } from '../../application/imports/open-input.ts';
import { readLines } from '../../application/imports/read-lines.ts';
import type { CeremonyRecord } from '../../domain/awards/ceremony-record.ts';
import { ImportJournalRepository } from '../../persistence/imports/import-journal.repository.ts';
import { ImportCeremonies } from './import-ceremonies.command.ts';

const SENDER = systemSender('import ceremonies');

interface CeremonyImportOptions {
  /** Of the file, for the journal. */
  name: string;
  /** SHA-256 of the file; with it a file that was imported to its end is not read again. */
  hash?: string;
  /** Nothing is kept. */
  dryRun?: boolean;
  onRefused(line: number, reason: string): void;
}

interface CeremonyImportSummary {
  /** Awards of a year that were read well. */
  awards: number;
  /** Of them, those of which nobody had told. In a dry run 0. */
  added: number;
  refused: number;
  /** It was imported before: nothing was read. */
  known: boolean;
}

/** Imports a file of ceremonies, gzip or not: one award of one year in a line. All that is read well comes in together. */
@Injectable()
export class CeremonyImport {
  constructor(
    private readonly commands: CommandBus,
    private readonly journal: ImportJournalRepository,
  ) {}

  async run(
    stream: Readable,
    { name, hash, dryRun = false, onRefused }: CeremonyImportOptions,
  ): Promise<CeremonyImportSummary> {
    if (hash && (await this.journal.read(hash))?.finished) return { awards: 0, added: 0, refused: 0, known: true };
    let refused = 0;
    const awards = await readAwards(stream, (line, reason) => {
      refused += 1;
      onRefused(line, reason);
    });
    const file = hash ? { hash, name } : null;
    const added =
      dryRun || awards.length === 0
        ? 0
        : (await this.commands.execute(new ImportCeremonies(SENDER, awards, file))).awards;
    return { awards: awards.length, added, refused, known: false };
  }
}

async function readAwards(stream: Readable, refuse: (line: number, reason: string) => void): Promise<CeremonyRecord[]> {
  const read = new Map<string, { line: number; record: CeremonyRecord }>();
  for await (const { number: line, text, error } of readLines(unpacked(stream))) {
    if (error) refuse(line, error);
    else if (text) {
      try {
        const record = ofJsonLine(text, recordOfCeremonyLine);
        const key = `${record.ceremony} ${record.year} ${record.title}`;
        const before = read.get(key);
        if (before) throw new RefusedRecord(`line ${before.line} tells of the same award`);
        read.set(key, { line, record });
      } catch (error) {
        if (!(error instanceof RefusedRecord)) throw error;
        refuse(line, error.message);
      }
    }
  }
  return [...read.values()].map(({ record }) => record);
}
