import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RegistrationLapser } from '../../application/registration-lapser.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { LapseRegistration } from './lapse-registration.command.ts';

@CommandHandler(LapseRegistration)
export class LapseRegistrationHandler implements ICommandHandler<LapseRegistration> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly registrations: RegistrationLapser,
  ) {}

  async execute({ accountId }: LapseRegistration): Promise<boolean> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lockLapsed(transaction.manager, { id: accountId });
    return account ? this.registrations.lapse(transaction, account) : false;
  }
}
