import { Injectable } from '@nestjs/common';
import { AccountOrders } from '#modules/payments/contract/account-orders.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { erasePersonalFields } from '#platform/messaging/outbox/personal-fields/erase-personal-fields.ts';
import { DELETED_USER, registrationLapsed } from '../contract/accounts.events.ts';
import type { Account } from '../persistence/account.entity.ts';
import { AccountRepository } from '../persistence/account.repository.ts';
import { RegistrationHandleRepository } from '../persistence/registration/registration-handle.repository.ts';
import { VerificationRepository } from '../persistence/registration/verification.repository.ts';

/** Ends a registration that was not verified in time. What others gave it still refers to its row, an empty shell from then on. */
@Injectable()
export class RegistrationLapser {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly verifications: VerificationRepository,
    private readonly handles: RegistrationHandleRepository,
    private readonly orders: AccountOrders,
  ) {}

  /** @param account locked. @returns false when it stays, because there is an order: the bank may have their money. */
  async lapse(transaction: CommandTransaction, account: Account): Promise<boolean> {
    const { id: userId } = account;
    if (await this.orders.exist(transaction, userId)) return false;
    await this.verifications.delete(transaction.manager, userId);
    await this.handles.delete(transaction.manager, userId);
    await this.accounts.erase(transaction, account, registrationLapsed({ userId }), DELETED_USER.name);
    // Whoever never logged in is named in no other stream; the whole log is looked through later, as after a deletion.
    await erasePersonalFields(transaction, [userId], `user-${userId}`);
    return true;
  }
}
