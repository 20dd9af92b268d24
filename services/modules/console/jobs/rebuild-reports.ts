import type { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Sender } from '#platform/kernel/context/sender.ts';
import type { RebuildPhase } from '#platform/messaging/rebuild/rebuild-phase.ts';
import type { ClaimedRebuild } from '../commands/claim-rebuild/claim-rebuild.command.ts';
import { ReportRebuild } from '../commands/report-rebuild/report-rebuild.command.ts';
import type { RebuildTally } from './rebuild-tally.ts';

/** Well within the lease. */
const REPORT_INTERVAL_MS = 1_000;

/**
 * Tells each second how far a rebuild is. One report at a time: an older one that came late would take back the word that
 * the tables are being put in place, after which nobody may cancel.
 */
export class RebuildReports {
  private readonly timer: NodeJS.Timeout;
  private last: Promise<void> = Promise.resolve();
  private pending = 0;

  constructor(
    private readonly commands: CommandBus,
    private readonly sender: Sender,
    private readonly claim: ClaimedRebuild,
    private readonly tally: RebuildTally,
    /** Aborted once the rebuild was cancelled or has gone to another worker. */
    private readonly lost: AbortController,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => this.tick(), REPORT_INTERVAL_MS);
  }

  /** Told before it begins. */
  readonly enter = (phase: RebuildPhase): Promise<void> => {
    this.tally.phase = phase;
    return this.report();
  };

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }

  private tick(): void {
    if (this.pending > 0) return;
    this.report().catch((error: unknown) => this.logger.warn({ err: error }, 'how far a rebuild is could not be told'));
  }

  private report(): Promise<void> {
    this.pending += 1;
    const report = this.last.then(() => this.send()).finally(() => (this.pending -= 1));
    this.last = report.catch(() => undefined);
    return report;
  }

  private async send(): Promise<void> {
    const { id, worker } = this.claim;
    const still = await this.commands.execute(new ReportRebuild(this.sender, id, worker, this.tally.now()));
    if (!still) this.lost.abort(new Error('the rebuild is not this worker’s any more'));
  }
}
