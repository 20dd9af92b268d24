import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import {
  erasePersonalFields,
  erasePersonalRows,
} from '#platform/messaging/outbox/personal-fields/erase-personal-fields.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { EraseAgain, type Erased } from './erase-again.command.ts';

@CommandHandler(EraseAgain)
export class EraseAgainHandler implements ICommandHandler<EraseAgain> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly logger: AppLogger,
  ) {}

  async execute(): Promise<Erased> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const due = await this.accounts.lockDueErasures(manager);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return { accounts: 0, more: false };
    await erasePersonalRows(manager, ids);
    const { events, more } = await erasePersonalFields(transaction, ids);
    if (events > 0 && due.every(({ erasures }) => erasures > 0))
      this.logger.child('accounts').warn({ events }, 'a deleted account was still named in the event log');
    if (more) return { accounts: 0, more };
    await this.accounts.markErased(manager, ids);
    return { accounts: ids.length, more };
  }
}
