import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PURCHASABLE_PLAN } from '#modules/membership/contract/plan-offers.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AccountOpener } from '../../application/account-opener.ts';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import { UsernameTaken } from '../../domain/account.errors.ts';
import { foldIdentity } from '../../domain/names/identity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { OpenAccount, type OpenAccountResult } from './open-account.command.ts';

@CommandHandler(OpenAccount)
export class OpenAccountHandler implements ICommandHandler<OpenAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly opener: AccountOpener,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws UsernameTaken */
  async execute(command: OpenAccount): Promise<OpenAccountResult> {
    const { username, name, email, role, password } = command;
    // Saves the hash where the name is known to be taken; the unique index decides all the same.
    if (await this.accounts.findByUsername(foldIdentity(username))) throw new UsernameTaken();
    const passwordHash = await this.hasher.hash(password);
    const identity = { username, name, email, phone: null, passwordHash };
    const account = { ...identity, role, planId: PURCHASABLE_PLAN.free, referrerId: null, verified: true };
    return this.unitOfWork.run(command, async (transaction) => ({
      accountId: await this.opener.open(transaction, account),
    }));
  }
}
