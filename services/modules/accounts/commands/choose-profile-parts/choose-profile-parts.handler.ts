import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { profilePartsChosen } from '../../contract/accounts.events.ts';
import { profilePart } from '../../contract/profile-part.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ChooseProfileParts } from './choose-profile-parts.command.ts';

@CommandHandler(ChooseProfileParts)
export class ChooseProfilePartsHandler implements ICommandHandler<ChooseProfileParts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
  ) {}

  /** What is as wished already stays so, without an event. */
  async execute({ sender, shows: chosen }: ChooseProfileParts): Promise<void> {
    const { transaction } = this.unitOfWork;
    const account = await lockOwnAccount(this.accounts, transaction, sender.actor.userId);
    const shows = profilePart.options.filter((part) => chosen.includes(part));
    if (profilePart.options.every((part) => shows.includes(part) === account.profileShows.includes(part))) return;
    const event = profilePartsChosen({ userId: account.id, shows });
    await this.accounts.save(transaction, account, event, { profileShows: shows });
  }
}
