import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { Registrations } from '../../contract/registrations.port.ts';
import { REGISTRATION_LIFETIME_SECONDS } from '../../domain/verification-policy.ts';
import { RegistrationHandle } from './registration-handle.entity.ts';

/** 192 bits. */
const BYTES = 24;
const HANDLE = /^[\w-]{32}$/;

// One that is good stays as it is: another tab may have it.
const ISSUE = `
  insert into write.registration_handle as known (account_id, handle, expires_at)
  values ($1, $2, now() + interval '${REGISTRATION_LIFETIME_SECONDS} seconds')
  on conflict (account_id) do update
  set handle = case when known.expires_at > now() then known.handle else excluded.handle end,
      expires_at = excluded.expires_at
  returning handle`;

@Injectable()
export class RegistrationHandleRepository extends Registrations {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  /** @returns the account's handle, good for the time of a registration from now on. */
  async issue(manager: EntityManager, accountId: number): Promise<string> {
    const handle = randomBytes(BYTES).toString('base64url');
    const [row]: { handle: string }[] = await manager.query(ISSUE, [accountId, handle]);
    return row?.handle ?? handle;
  }

  /** Outside of a transaction. @param handle as it was sent. @returns the account, or null for anything but a good handle. */
  async find(handle: string): Promise<number | null> {
    if (!HANDLE.test(handle)) return null;
    const row = await this.dataSource.manager.findOneBy(RegistrationHandle, {
      handle,
      // By the clock that set it.
      expiresAt: Raw((column) => `${column} > now()`),
    });
    return row?.accountId ?? null;
  }

  async delete(manager: EntityManager, accountId: number): Promise<void> {
    await manager.delete(RegistrationHandle, { accountId });
  }
}
