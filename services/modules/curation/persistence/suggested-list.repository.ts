import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SuggestedListEntity } from './suggested-list.entity.ts';
import { lockVersion } from './version-row.ts';

@Injectable()
export class SuggestedListRepository {
  /** @returns the version of which it is; 0 before the first. */
  lock(manager: EntityManager, postType: 1 | 2): Promise<number> {
    return lockVersion(manager, SuggestedListEntity, postType);
  }

  async save(manager: EntityManager, postType: 1 | 2, version: number): Promise<void> {
    await manager.update(SuggestedListEntity, { id: postType }, { version });
  }
}
