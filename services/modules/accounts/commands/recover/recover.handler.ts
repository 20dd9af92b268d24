import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { enqueueEffect } from '../../../../platform/jobs/effect-jobs.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { Throttle } from '../../../../platform/throttling/throttle.js';
import { foldIdentity } from '../../domain/identity.js';
import { ISSUE_RECOVERY } from '../../effects/account-effects.js';
import { recoveryRequested } from '../../events/accounts.events.js';
import { RECOVERY_BY_ADDRESS, RECOVERY_BY_EMAIL } from '../../security/account-limits.js';

const emailAddress = z.email().max(254);

/** Specification §8. Said of what can be no address at all, never of one that merely has no account. */
export class WrongEmail extends DomainError {
  constructor() {
    const message = 'Wrong email address , Try again';
    super('wrong_email', message, { errors: { email: [message] } });
  }
}

/**
 * Does the same for every address: writes down that somebody asked. Whether there is an account is looked up by a worker
 * afterwards, so neither the answer nor its time can tell.
 */
@Injectable()
export class RecoverHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly throttle: Throttle,
  ) {}

  /** @throws WrongEmail, TooManyRequests */
  execute(email: string) {
    this.throttle.takeAddress(RECOVERY_BY_ADDRESS);
    if (!emailAddress.safeParse(email).success) throw new WrongEmail();
    const emailFolded = foldIdentity(email);
    this.throttle.take(RECOVERY_BY_EMAIL, emailFolded);
    return this.transactions.run(null, async (transaction) => {
      const requestId = randomUUID();
      await transaction.append(`recovery-${requestId}`, 1, recoveryRequested({ requestId }));
      await enqueueEffect(transaction, ISSUE_RECOVERY, { requestId, emailFolded });
      return { status: 1 as const, message: 'An email sent to you containing a URL link to reset your password' };
    });
  }
}
