import { Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { LongWork } from '#platform/jobs/long-work.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { retryParked } from '#platform/messaging/projections/parking/retry-parked.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild, type RebuildOptions } from '#platform/messaging/rebuild/rebuild.ts';
import { RebuildError } from '#platform/messaging/rebuild/rebuild-error.ts';
import { EventRouting } from '#platform/messaging/transport/event-routing.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { type ClaimedRebuild, ClaimRebuild } from '../commands/claim-rebuild/claim-rebuild.command.ts';
import { EndRebuild } from '../commands/end-rebuild/end-rebuild.command.ts';
import { PutBackRebuild } from '../commands/put-back-rebuild/put-back-rebuild.command.ts';
import type { RebuildEnd } from '../domain/projection-rebuild.ts';
import { RebuildReports } from './rebuild-reports.ts';
import { RebuildTally } from './rebuild-tally.ts';

const SENDER = systemSender('run rebuilds');

/** Does the rebuilds and the retries that the staff has asked for, one at a time. Whoever asks for the next one does not wait for it. */
@Injectable()
export class RebuildRunner implements OnModuleDestroy {
  private readonly logger: Logger;
  private readonly work = new LongWork<ClaimedRebuild>(
    () => this.commands.execute(new ClaimRebuild(SENDER)),
    (claim) => this.run(claim),
  );

  constructor(
    private readonly commands: CommandBus,
    private readonly registry: ProjectionRegistry,
    private readonly database: ReadDatabase,
    private readonly config: Config,
    logger: AppLogger,
    @Optional() private readonly routing?: EventRouting,
  ) {
    this.logger = logger.child('rebuild');
  }

  onModuleDestroy(): Promise<void> {
    return this.work.stop(new RebuildError('the worker stops'));
  }

  /** Begins with the next rebuild unless one is under way. @returns how many were begun. */
  beginNext(): Promise<number> {
    return this.work.beginNext();
  }

  private async run(claim: ClaimedRebuild): Promise<void> {
    const tally = new RebuildTally();
    const lost = new AbortController();
    const reports = new RebuildReports(this.commands, SENDER, claim, tally, lost, this.logger);
    const signal = AbortSignal.any([this.work.stopped, lost.signal]);
    const told = { onProgress: tally.progress, onPhase: reports.enter, signal };
    try {
      const end = await this.outcome(claim, tally, told).finally(() => reports.stop());
      await this.tell(claim, new EndRebuild(SENDER, claim.id, claim.worker, end));
    } catch (error) {
      if (!signal.aborted) this.logger.warn({ err: error, rebuild: claim.id }, 'a rebuild broke off');
      const reason = error instanceof Error ? error.message : String(error);
      if (!lost.signal.aborted) await this.endEarly(claim, tally, reason);
    }
  }

  private async outcome(
    { projection: name, mode }: ClaimedRebuild,
    tally: RebuildTally,
    told: Partial<RebuildOptions>,
  ): Promise<RebuildEnd> {
    const projection = this.registry.projections.find((each) => each.name === name);
    if (!projection) throw new RebuildError(`there is no read model ${name} in the workers`);
    const { database, logger } = this;
    const { writeDatabaseUrl } = this.config.values;
    const options = { database, writeDatabaseUrl, logger, ...told };
    if (mode === 'retry') return tally.retried(await retryParked(projection, options));
    const routing = this.routing ?? EventRouting.embedded;
    return tally.done(await new Rebuild(projection, { ...options, mode, routing }).run());
  }

  private endEarly({ id, worker }: ClaimedRebuild, tally: RebuildTally, reason: string): Promise<void> {
    return this.tell(
      { id },
      this.work.stopped.aborted
        ? new PutBackRebuild(SENDER, id, worker)
        : new EndRebuild(SENDER, id, worker, tally.failed(reason)),
    );
  }

  /** Where even this fails, the lease ends by itself. */
  private async tell({ id }: { id: number }, command: EndRebuild | PutBackRebuild): Promise<void> {
    await this.commands
      .execute<EndRebuild | PutBackRebuild, void>(command)
      .catch((error: unknown) =>
        this.logger.warn({ err: error, rebuild: id }, 'the end of a rebuild could not be told'),
      );
  }
}
