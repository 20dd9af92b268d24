import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChannelListEntity } from './channel-list.entity.ts';

export const CHANNELS_ID = 1;

@Injectable()
export class ChannelListRepository {
  /** @returns the version of which it is; 0 before the first. Whoever comes at the same time waits. */
  async lock(manager: EntityManager): Promise<number> {
    const first = { id: CHANNELS_ID, version: 0 };
    await manager.createQueryBuilder().insert().into(ChannelListEntity).values(first).orIgnore().execute();
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOneOrFail(ChannelListEntity, { where: { id: CHANNELS_ID }, lock });
    return row.version;
  }

  async save(manager: EntityManager, version: number): Promise<void> {
    await manager.update(ChannelListEntity, { id: CHANNELS_ID }, { version });
  }
}
