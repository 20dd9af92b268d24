import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { erasePersonalFields, erasePersonalRows } from '#platform/messaging/outbox/erase-personal-fields.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { EraseAgain } from './erase-again.command.ts';

@CommandHandler(EraseAgain)
export class EraseAgainHandler implements ICommandHandler<EraseAgain> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly logger: AppLogger,
  ) {}

  async execute(): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const ids = await this.accounts.lockDueErasures(manager);
    if (ids.length === 0) return 0;
    await erasePersonalRows(manager, ids);
    const events = await erasePersonalFields(transaction, ids);
    await this.accounts.markErased(manager, ids);
    if (events > 0)
      this.logger.child('accounts').warn({ events }, 'a deleted account was still named in the event log');
    return ids.length;
  }
}
