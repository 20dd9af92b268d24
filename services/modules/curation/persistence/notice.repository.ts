import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NoticeEntity } from './notice.entity.ts';

@Injectable()
export class NoticeRepository {
  async insert(manager: EntityManager): Promise<number> {
    const { id } = await manager.save(NoticeEntity, { version: 1, retired: false });
    return id;
  }

  /** Whether anybody has ever written one. */
  any(manager: EntityManager): Promise<boolean> {
    return manager.exists(NoticeEntity);
  }

  /** Those that are retired are gone. */
  lock(manager: EntityManager, id: number): Promise<NoticeEntity | null> {
    return manager.findOne(NoticeEntity, { where: { id, retired: false }, lock: { mode: 'pessimistic_write' } });
  }

  async save(manager: EntityManager, id: number, change: Partial<NoticeEntity>): Promise<void> {
    await manager.update(NoticeEntity, { id }, change);
  }
}
