import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { CodeRenewer } from '../../application/verification/code-renewer.ts';
import { RENEW_AFTER_SECONDS } from '../../domain/verification-policy.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../../persistence/registration/registration-handle.repository.ts';
import { RenewCode, type WaitingRegistration } from './renew-code.command.ts';

@CommandHandler(RenewCode)
export class RenewCodeHandler implements ICommandHandler<RenewCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly renewer: CodeRenewer,
  ) {}

  async execute({ accountId }: RenewCode): Promise<WaitingRegistration | null> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.verifiedAt || account.deletedAt) return null;
    const wait = await this.renewer.renew(transaction, account);
    const handle = await this.handles.issue(transaction.manager, accountId);
    return { handle, resendIn: wait || RENEW_AFTER_SECONDS, phone: account.phone !== null };
  }
}
