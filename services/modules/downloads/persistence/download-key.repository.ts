import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FIRST_GENERATION, type KeyHolder } from '../contract/download-key.ts';

const RENEW = `
  insert into write.download_key (user_id, generation) values ($1, ${FIRST_GENERATION + 1})
  on conflict (user_id) do update set generation = download_key.generation + 1, addresses = '[]', addresses_on = null
  returning generation`;
const LOCK = `
  select generation, case when addresses_on = $2::date then addresses else '[]' end as addresses
  from write.download_key where user_id = $1 for update`;
const USE = `update write.download_key set addresses = $2::jsonb, addresses_on = $3::date where user_id = $1`;

/** Which keys count, and from where they are used. */
@Injectable()
export class DownloadKeyRepository {
  /** @returns the generation that counts from now on. */
  async renew(manager: EntityManager, userId: number): Promise<number> {
    const rows: { generation: number }[] = await manager.query(RENEW, [userId]);
    return rows[0]!.generation;
  }

  /** @returns whether the key counts, and whether this is one of the `max` first addresses of the day. */
  async use(
    manager: EntityManager,
    { userId, generation }: KeyHolder,
    { address, now, max }: { address: string; now: Date; max: number },
  ): Promise<'good' | 'replaced' | 'addresses'> {
    const add = `insert into write.download_key (user_id, generation) values ($1, ${FIRST_GENERATION}) on conflict do nothing`;
    await manager.query(add, [userId]);
    const day = now.toISOString().slice(0, 10);
    const rows: { generation: number; addresses: string[] }[] = await manager.query(LOCK, [userId, day]);
    const [row] = rows;
    if (row?.generation !== generation) return 'replaced';
    if (row.addresses.includes(address)) return 'good';
    if (row.addresses.length >= max) return 'addresses';
    await manager.query(USE, [userId, JSON.stringify([...row.addresses, address]), day]);
    return 'good';
  }
}
