import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { LongWork } from '#platform/jobs/long-work.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type ClaimedImport, ClaimImport } from '../commands/claim-import/claim-import.command.ts';
import { EndImport } from '../commands/end-import/end-import.command.ts';
import { TitleImport } from '../commands/import-titles/title-import.ts';
import { PutBackImport } from '../commands/put-back-import/put-back-import.command.ts';
import { ReportImport } from '../commands/report-import/report-import.command.ts';
import { ImportTally } from './import-tally.ts';
import { SpentImportFiles } from './spent-import-files.ts';

const SENDER = systemSender('run imports');
/** Well within the lease. */
const REPORT_INTERVAL_MS = 1_000;

/** Does the imports that the staff has asked for, one at a time. Whoever asks for the next one does not wait for it. */
@Injectable()
export class ImportRunner implements OnModuleDestroy {
  private readonly logger: Logger;
  private readonly work = new LongWork<ClaimedImport>(
    () => this.commands.execute(new ClaimImport(SENDER)),
    (claim) => this.run(claim),
  );

  constructor(
    private readonly commands: CommandBus,
    private readonly storage: StoragePort,
    private readonly titles: TitleImport,
    private readonly files: SpentImportFiles,
    logger: AppLogger,
  ) {
    this.logger = logger.child('imports');
  }

  onModuleDestroy(): Promise<void> {
    return this.work.stop(new Error('the worker stops'));
  }

  /** Begins with the next import unless one is under way. @returns how many were begun. */
  beginNext(): Promise<number> {
    return this.work.beginNext();
  }

  private async run(claim: ClaimedImport): Promise<void> {
    const tally = new ImportTally();
    const lost = new AbortController();
    const signal = AbortSignal.any([this.work.stopped, lost.signal]);
    const reports = setInterval(() => void this.report(claim, tally, lost), REPORT_INTERVAL_MS);
    try {
      const error = await this.importFile(claim, tally, signal);
      await this.end(claim, tally, error);
      if (!this.work.stopped.aborted) await this.removeFile();
    } finally {
      clearInterval(reports);
    }
  }

  /** @returns why it did not come to the end of its file. */
  private async importFile(claim: ClaimedImport, tally: ImportTally, signal: AbortSignal): Promise<string | null> {
    const { name, dryRun, checksum, file } = claim;
    try {
      const stream = await this.storage.read(file);
      if (!stream) return 'its file is not there';
      const told = { onProgress: tally.progress, onRefused: tally.refuse };
      const journal = dryRun ? {} : { fileHash: checksum };
      const summary = await this.titles.run(stream, { name, dryRun, signal, ...journal, ...told });
      tally.progress(summary, tally.bytesRead);
      return summary.endedBy;
    } catch (error) {
      if (!signal.aborted) this.logger.warn({ err: error, import: claim.id }, 'an import broke off');
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Tells how far it is; an import that was cancelled or has gone to another worker is let go. */
  private async report({ id, worker }: ClaimedImport, tally: ImportTally, lost: AbortController): Promise<void> {
    try {
      const still = await this.commands.execute(new ReportImport(SENDER, id, worker, tally.now()));
      if (!still) lost.abort(new Error('the import is not this worker’s any more'));
    } catch (error) {
      this.logger.warn({ err: error }, 'how far an import is could not be told');
    }
  }

  /** At once; what fails is left to the scheduled job. */
  private async removeFile(): Promise<void> {
    await this.files
      .remove()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the file of an import could not be removed'));
  }

  private async end({ id, worker }: ClaimedImport, tally: ImportTally, error: string | null): Promise<void> {
    const command = this.work.stopped.aborted
      ? new PutBackImport(SENDER, id, worker)
      : new EndImport(SENDER, id, worker, { ...tally.now(), refusals: tally.refusals, error });
    // Where even this fails, the lease ends by itself.
    await this.commands
      .execute<PutBackImport | EndImport, void>(command)
      .catch((failure: unknown) => this.logger.warn({ err: failure }, 'the end of an import could not be told'));
  }
}
