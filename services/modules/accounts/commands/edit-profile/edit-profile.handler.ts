import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { lockOwnAccount } from '../../application/own-account.ts';
import { PasswordHasher } from '../../application/security/password-hasher.ts';
import { PasswordSetter } from '../../application/security/password-setter.ts';
import { ReAuthentication, WrongPassword } from '../../application/security/re-authentication.ts';
import { PROFILE_BY_ACCOUNT } from '../../application/throttle-limits.ts';
import { profileEdited } from '../../contract/accounts.events.ts';
import { isReservedName } from '../../domain/names/display-name.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import { SessionRepository } from '../../persistence/sign-in/session.repository.ts';
import { EditProfile } from './edit-profile.command.ts';
import { NameReserved, PasswordNeeded, PROFILE_REFUSED } from './edit-profile.errors.ts';

/** So soon after a log-in the password has just been given. */
const FRESH_SECONDS = 15 * 60;

@CommandHandler(EditProfile)
export class EditProfileHandler implements ICommandHandler<EditProfile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly authentication: ReAuthentication,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordSetter,
    private readonly throttle: Throttle,
  ) {}

  /** The session the request came with stays; it is the only one. @throws NameReserved, PasswordNeeded, WrongPassword, TooManyRequests */
  async execute(command: EditProfile): Promise<void> {
    const { sender, name, newPassword, currentPassword } = command;
    await this.throttle.consume(PROFILE_BY_ACCOUNT, sender.actor.userId);
    const proven = newPassword ? await this.proveOwner(sender.actor, currentPassword) : null;
    const passwordHash = newPassword ? await this.hasher.hash(newPassword) : null;
    await this.unitOfWork.run(command, async (transaction) => {
      const account = await lockOwnAccount(this.accounts, transaction, sender.actor.userId);
      if (proven !== null && proven !== account.passwordHash) {
        throw new WrongPassword('current_password', PROFILE_REFUSED);
      }
      if (name !== account.name) {
        if (account.role === 'viewer' && isReservedName(name)) throw new NameReserved();
        const { id: userId, username } = account;
        await this.accounts.save(transaction, account, profileEdited({ userId, username, name }), { name });
      }
      if (passwordHash) await this.passwords.set(transaction, account, passwordHash, 'profile');
    });
  }

  /** @returns the hash of the password that was given, or null when the log-in itself was proof enough. */
  private async proveOwner({ userId, sessionId }: Viewer, password: string | null): Promise<string | null> {
    if (password) {
      const account = await this.authentication.reAuthenticate(userId, password, 'current_password', PROFILE_REFUSED);
      return account.passwordHash;
    }
    if (!(await this.sessions.isYoung(sessionId, FRESH_SECONDS))) throw new PasswordNeeded();
    return null;
  }
}
