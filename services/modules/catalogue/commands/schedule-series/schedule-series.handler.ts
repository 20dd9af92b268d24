import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import { airedAt } from '../../domain/titles/air-time.ts';
import { ScheduleSeries } from './schedule-series.command.ts';

@CommandHandler(ScheduleSeries)
export class ScheduleSeriesHandler implements ICommandHandler<ScheduleSeries> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: ReviseFacts,
  ) {}

  /** @throws UnknownTitle @throws ChangedMeanwhile @throws NotOnAir */
  async execute({ seen, air }: ScheduleSeries): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    return { version: await this.facts.at(transaction, seen, (facts) => airedAt(facts, air)) };
  }
}
