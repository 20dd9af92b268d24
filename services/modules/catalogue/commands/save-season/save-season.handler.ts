import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import { withSeason } from '../../domain/titles/season.ts';
import { SaveSeason } from './save-season.command.ts';

@CommandHandler(SaveSeason)
export class SaveSeasonHandler implements ICommandHandler<SaveSeason> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly facts: ReviseFacts,
  ) {}

  /** @throws UnknownTitle @throws ChangedMeanwhile @throws InvalidSeason */
  async execute({ seen, season }: SaveSeason): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    return { version: await this.facts.at(transaction, seen, (facts) => withSeason(facts, season)) };
  }
}
