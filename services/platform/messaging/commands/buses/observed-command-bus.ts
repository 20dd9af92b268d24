import { Inject, Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import type { Attributes, Span } from '@opentelemetry/api';
import type { Histogram } from 'prom-client';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { inSpan, tracing } from '#platform/telemetry/spans.ts';
import { traceparentOf } from '#platform/telemetry/traceparent.ts';
import { Command } from '../command.ts';
import { UnitOfWork } from '../unit-of-work.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Outcome = 'done' | 'refused' | 'failed';

/**
 * The command bus, with what stands around every command: a trace span, its time and outcome as a metric, and the unit of work
 * with idempotency and audit.
 */
@Injectable()
export class ObservedCommandBus extends CommandBus implements OnModuleInit {
  private seconds: Histogram<'command' | 'outcome'>;

  // By properties: the parameters of the constructor are the base class's.
  @Inject(Metrics) private readonly metrics: Metrics;
  /** Only where there is a write database. */
  @Optional() @Inject(UnitOfWork) private readonly unitOfWork?: UnitOfWork;

  onModuleInit(): void {
    const help = 'Time of commands by their outcome';
    this.seconds = this.metrics.histogram('parde_command_seconds', help, ['command', 'outcome'], BUCKETS_SECONDS);
  }

  override execute<Result>(command: ICommand): Promise<Result> {
    const { name } = command.constructor;
    const work = () => this.observe(name, () => this.inUnitOfWork<Result>(command));
    return tracing.on ? this.inSpan(name, command, work) : work();
  }

  private inSpan<Result>(name: string, command: ICommand, work: () => Promise<Result>): Promise<Result> {
    return inSpan({ name, attributes: attributesOf(name, command) }, (span) => {
      tellTrace(span);
      return work();
    });
  }

  private inUnitOfWork<Result>(command: ICommand): Promise<Result> {
    const execute = () => super.execute<ICommand, Result>(command);
    if (!(command instanceof Command) || !(command.constructor as typeof Command).opensUnitOfWork) return execute();
    if (!this.unitOfWork) throw new Error(`${command.constructor.name}: this process has no write database`);
    return this.unitOfWork.run(command as Command<Result>, execute);
  }

  private async observe<Result>(command: string, work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    let outcome: Outcome = 'failed';
    try {
      const result = await work();
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof DomainError) outcome = 'refused';
      throw error;
    } finally {
      this.seconds.observe({ command, outcome }, (performance.now() - begun) / 1_000);
    }
  }
}

/** Who somebody is stays out of traces; what role they have does not. */
function attributesOf(name: string, command: ICommand): Attributes {
  if (!(command instanceof Command)) return { 'parde.command': name };
  const { actor, operation } = command.sender;
  return { 'parde.command': name, 'parde.operation': operation, 'parde.actor.role': actor?.role ?? 'nobody' };
}

/** The answer names the command's span, so that the reads that follow it hang in the same trace. */
function tellTrace(span: Span): void {
  const request = currentContext();
  if (request) request.traceresponse = traceparentOf(span);
}
