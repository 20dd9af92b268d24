import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { PROFILE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { profilePartsChosen } from '../../contract/accounts.events.ts';
import { profilePart } from '../../contract/profile-part.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { ChooseProfileParts } from './choose-profile-parts.command.ts';

@CommandHandler(ChooseProfileParts)
export class ChooseProfilePartsHandler implements ICommandHandler<ChooseProfileParts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly throttle: Throttle,
  ) {}

  /** What is as wished already stays so, without an event. @throws TooManyRequests */
  async execute({ sender, shows: chosen }: ChooseProfileParts): Promise<void> {
    const { transaction } = this.unitOfWork;
    await this.throttle.consume(PROFILE_BY_ACCOUNT, sender.actor.userId);
    const account = await lockOwnAccount(this.accounts, transaction, sender.actor.userId);
    const shows = profilePart.options.filter((part) => chosen.includes(part));
    if (profilePart.options.every((part) => shows.includes(part) === account.profileShows.includes(part))) return;
    const event = profilePartsChosen({ userId: account.id, shows });
    await this.accounts.save(transaction, account, event, { profileShows: shows });
  }
}
