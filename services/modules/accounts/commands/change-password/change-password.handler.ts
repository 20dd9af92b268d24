import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import { PasswordSetter } from '../../application/security/password-setter.ts';
import { hashRecoveryToken } from '../../application/security/recovery-tokens.ts';
import { SessionCloser } from '../../application/sessions/session-closer.ts';
import { CHANGE_PASSWORD_BY_ADDRESS } from '../../application/throttle-limits.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { ChangePassword } from './change-password.command.ts';
import { LinkExpired } from './change-password.errors.ts';

interface Change {
  accountId: number;
  tokenHash: string;
  passwordHash: string;
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordSetter,
    private readonly sessions: SessionCloser,
    private readonly throttle: Throttle,
  ) {}

  /** @throws LinkExpired, TooManyRequests */
  async execute(command: ChangePassword): Promise<void> {
    const prepare = () => this.prepare(command);
    await this.unitOfWork.runPrepared(command, prepare, async (transaction, change) => {
      // Not before: a retry at the same moment finds its own link used up.
      if (!change) throw new LinkExpired();
      await this.change(transaction, change);
    });
  }

  /** A wrong link costs no password hash; whether the link is still good is decided later. @throws TooManyRequests */
  private async prepare({ sender, token, password }: ChangePassword): Promise<Change | null> {
    await this.throttle.consumeAddress(CHANGE_PASSWORD_BY_ADDRESS, sender.address);
    const tokenHash = hashRecoveryToken(token);
    const accountId = await this.recoveries.ownerOf(tokenHash);
    return accountId === null ? null : { accountId, tokenHash, passwordHash: await this.hasher.hash(password) };
  }

  /** Whoever forgot the password may have lost more: the session there is ends. */
  private async change(transaction: CommandTransaction, { accountId, tokenHash, passwordHash }: Change): Promise<void> {
    // The account is locked before the link is taken.
    const account = await this.accounts.lock(transaction.manager, accountId);
    const taken = await this.recoveries.take(transaction.manager, tokenHash);
    if (!account || account.deletedAt || !taken) throw new LinkExpired();
    await this.sessions.close(transaction, account, 'password_changed');
    await this.passwords.set(transaction, account, passwordHash, 'recovery');
  }
}
