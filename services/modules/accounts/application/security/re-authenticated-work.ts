import { Injectable } from '@nestjs/common';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import type { Command } from '#platform/messaging/commands/command.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { lockOwnAccount } from '../own-account.ts';
import { CODE_BY_ACCOUNT } from '../throttle-limits.ts';
import { TwoFactorCheck } from '../two-factor/two-factor-check.ts';
import { ReAuthentication } from './re-authentication.ts';

/** What the owner proves who they are with. */
type ReAuthenticatedCommand = Command<void> & {
  sender: MemberSender;
  password: string;
  /** Of the authenticator, where the account has one. */
  code: string | null;
};

/**
 * What one's own account needs the password for, and the authenticator's code.
 * @param takeCode A code is good once: it is called when nothing else speaks against the work.
 */
type OwnerWork = (transaction: CommandTransaction, account: Account, takeCode: () => Promise<void>) => Promise<void>;

/** Runs commands that the owner of an account re-authenticates for. They do not open their unit of work themselves. */
@Injectable()
export class ReAuthenticatedWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly authentication: ReAuthentication,
    private readonly twoFactorCheck: TwoFactorCheck,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongPassword, TooManyRequests; `takeCode` throws TwoFactorCodeRequired, WrongTwoFactorCode */
  async run(command: ReAuthenticatedCommand, work: OwnerWork): Promise<void> {
    const { sender, password, code } = command;
    const { userId } = sender.actor;
    const prepare = async () => {
      await this.authentication.reAuthenticate(userId, password);
      await this.throttle.consume(CODE_BY_ACCOUNT, userId);
    };
    await this.unitOfWork.runPrepared(command, prepare, async (transaction) => {
      const account = await lockOwnAccount(this.accounts, transaction, userId);
      await work(transaction, account, () => this.twoFactorCheck.require(transaction, account, code, 'code'));
    });
  }
}
