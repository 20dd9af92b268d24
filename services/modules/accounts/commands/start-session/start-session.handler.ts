import { randomUUID } from 'node:crypto';
import { Inject, Optional } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberVolume } from '#modules/membership/contract/member-volume.port.ts';
import { NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { signToken } from '#platform/auth/sessions/token.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { AccountSuspended, WrongCredentials } from '../../application/log-in.errors.ts';
import type { Device } from '../../application/sessions/device.ts';
import { TwoFactorCheck } from '../../application/two-factor/two-factor-check.ts';
import { sessionStarted } from '../../contract/accounts.events.ts';
import { sessionLifetimeSeconds } from '../../domain/session-lifetime.ts';
import type { Account } from '../../persistence/account.entity.ts';
import { AccountRepository } from '../../persistence/account.repository.ts';
import type { Session } from '../../persistence/sign-in/session.entity.ts';
import { SessionRepository } from '../../persistence/sign-in/session.repository.ts';
import { TwoFactorRepository } from '../../persistence/sign-in/two-factor.repository.ts';
import { StartSession, type StartSessionResult } from './start-session.command.ts';

type NewSession = Pick<Session, 'expiresAt' | 'address'> & { device: Device };

@CommandHandler(StartSession)
export class StartSessionHandler implements ICommandHandler<StartSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly twoFactorCheck: TwoFactorCheck,
    private readonly twoFactors: TwoFactorRepository,
    private readonly config: Config,
    @Optional() @Inject(MemberVolume) private readonly volumes?: MemberVolume,
  ) {}

  /** @throws WrongCredentials, AccountSuspended, TwoFactorCodeRequired, WrongTwoFactorCode */
  async execute({
    sender,
    accountId,
    passwordHash,
    code,
    remember,
    device,
  }: StartSession): Promise<StartSessionResult> {
    const { transaction } = this.unitOfWork;
    const account = await this.accounts.lock(transaction.manager, accountId);
    if (!account || account.passwordHash !== passwordHash) throw new WrongCredentials();
    if (account.suspendedAt) throw new AccountSuspended(account.suspensionReason);
    await this.twoFactorCheck.require(transaction, account, code, 'credentials.code');
    const lifetimeSeconds = sessionLifetimeSeconds(remember);
    const expiresAt = new Date(Date.now() + lifetimeSeconds * 1_000);
    const language = sender.language ?? account.language;
    const session = { expiresAt, device, address: sender.address };
    const sessionId = await this.replaceSession(transaction, account, session, language);
    const token = signToken(accountId, sessionId, lifetimeSeconds, this.config.values.tokenSecret);
    const twoFactor = await this.twoFactors.find(transaction.manager, accountId);
    const membership = (await this.volumes?.stateOf(transaction.manager, accountId)) ?? NO_MEMBERSHIP;
    const { name, username, email, phone, role, avatar } = account;
    const facts = { id: accountId, name, username, email, phone, role, avatar, membership };
    return { token, lifetimeSeconds, account: { ...facts, twoFactor: Boolean(twoFactor?.confirmedAt) } };
  }

  private async replaceSession(
    transaction: CommandTransaction,
    account: Account,
    { expiresAt, device, address }: NewSession,
    language: Language,
  ): Promise<string> {
    const { manager } = transaction;
    const { id: userId } = account;
    const supersededSessionId = await this.sessions.end(manager, userId);
    const sessionId = randomUUID();
    await this.sessions.insert(manager, { id: sessionId, accountId: userId, expiresAt, device: device.name, address });
    const told = { device: device.name, kind: device.kind, address };
    const facts = { userId, sessionId, supersededSessionId, expiresAt: expiresAt.toISOString(), ...told };
    await this.accounts.save(transaction, account, sessionStarted(facts), { language });
    return sessionId;
  }
}
