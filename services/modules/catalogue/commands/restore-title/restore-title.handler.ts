import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import { restored } from '../../domain/titles/withdrawal.ts';
import { RestoreTitle } from './restore-title.command.ts';

@CommandHandler(RestoreTitle)
export class RestoreTitleHandler implements ICommandHandler<RestoreTitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly revise: ReviseFacts,
  ) {}

  /** @throws UnknownTitle @throws ChangedMeanwhile @throws TitleMerged */
  execute({ title }: RestoreTitle): Promise<number> {
    return this.revise.at(this.unitOfWork.transaction, title, (facts) => restored(facts, this.clock.now()));
  }
}
