import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { PasswordRecoveryRepository } from '../../persistence/sign-in/password-recovery.repository.ts';
import { hashRecoveryToken, newRecoveryToken } from './recovery-tokens.ts';

/** Links by which a password is set, once, for an hour. */
@Injectable()
export class RecoveryLinks {
  constructor(
    private readonly recoveries: PasswordRecoveryRepository,
    private readonly config: Config,
  ) {}

  /** @param requestId of the request that it answers. @returns null when this request has its link already. */
  async issue(manager: EntityManager, accountId: number, requestId: string): Promise<string | null> {
    const token = newRecoveryToken();
    const issued = await this.recoveries.issue(manager, accountId, requestId, hashRecoveryToken(token));
    return issued ? this.address(token) : null;
  }

  /** Never from the request's Host header: a forged one would send the token elsewhere. */
  private address(token: string): string {
    return `${siteAddress(this.config.values)}/change-password/${token}`;
  }
}
