import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { LongWork } from '#platform/jobs/long-work.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type ClaimedStream, ClaimStream } from '../commands/claim-stream/claim-stream.command.ts';
import { MarkImpossible } from '../commands/mark-impossible/mark-impossible.command.ts';
import { PutBackStream } from '../commands/put-back-stream/put-back-stream.command.ts';
import { RecordStream } from '../commands/record-stream/record-stream.command.ts';
import { ReportStream } from '../commands/report-stream/report-stream.command.ts';
import { StreamMaker } from '../contract/streams/stream-maker.port.ts';

const SENDER = systemSender('prepare streams');
/** Well within the lease. */
const REPORT_INTERVAL_MS = 5_000;
/** A worker that can make streams has had its chance by then. */
const IMPOSSIBLE_AFTER_SECONDS = 60;

/** Makes streams of films, one at a time. Whoever asks for the next one does not wait for it: it may take hours. */
@Injectable()
export class StreamPreparation implements OnModuleDestroy {
  private readonly logger: Logger;
  private readonly work = new LongWork<ClaimedStream>(
    () => this.claim(),
    (claim) => this.prepare(claim),
  );

  constructor(
    private readonly commands: CommandBus,
    private readonly maker: StreamMaker,
    logger: AppLogger,
  ) {
    this.logger = logger.child('streams');
  }

  onModuleDestroy(): Promise<void> {
    return this.work.stop(new Error('the worker stops'));
  }

  /** Begins with the next film unless one is under way. @returns how many were begun. */
  beginNext(): Promise<number> {
    return this.work.beginNext();
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.work.idle();
  }

  private async claim(): Promise<ClaimedStream | null> {
    if (await this.maker.available()) return this.commands.execute(new ClaimStream(SENDER));
    await this.commands.execute(new MarkImpossible(SENDER, IMPOSSIBLE_AFTER_SECONDS));
    return null;
  }

  private async prepare(claim: ClaimedStream): Promise<void> {
    const { media } = claim;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.work.stopped, lost.signal]);
    let percent = 0;
    const reports = setInterval(() => void this.report(claim, percent, lost), REPORT_INTERVAL_MS);
    try {
      const onPercent = (now: number) => {
        percent = now;
      };
      const stream = await this.maker.make(media, { onPercent, signal });
      await this.commands.execute(new RecordStream(SENDER, media, stream));
    } catch (error) {
      if (!lost.signal.aborted) await this.putBack(claim, error);
    } finally {
      clearInterval(reports);
    }
  }

  /** Tells how far it is; a film that has gone to another worker is let go. */
  private async report({ media, worker }: ClaimedStream, percent: number, lost: AbortController): Promise<void> {
    try {
      const still = await this.commands.execute(new ReportStream(SENDER, media.sha256, worker, percent));
      if (!still) lost.abort(new Error('the film has gone to another worker'));
    } catch (error) {
      this.logger.warn({ err: error }, 'how far a stream is could not be told');
    }
  }

  private async putBack({ media: { sha256 }, worker }: ClaimedStream, error: unknown): Promise<void> {
    const reason = this.work.stopped.aborted ? null : error instanceof Error ? error.message : String(error);
    if (reason !== null) this.logger.warn({ sha256, error: reason }, 'a stream could not be made');
    // Where even this fails, the lease ends by itself.
    await this.commands
      .execute(new PutBackStream(SENDER, sha256, worker, reason))
      .catch((failure: unknown) => this.logger.warn({ err: failure }, 'a film could not be put back'));
  }
}
