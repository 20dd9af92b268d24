import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TitlePair } from '../../domain/titles/title-pair.ts';
import { DismissedPairEntity } from './dismissed-pair.entity.ts';

@Injectable()
export class DismissedPairRepository {
  /** The pair, locked; one that was never dismissed has version 0. Whoever comes at the same time waits. */
  async lock(manager: EntityManager, pair: TitlePair): Promise<DismissedPairEntity> {
    const first = { ...pair, version: 0, dismissed: false };
    await manager.createQueryBuilder().insert().into(DismissedPairEntity).values(first).orIgnore().execute();
    return manager.findOneOrFail(DismissedPairEntity, { where: { ...pair }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns its new version. */
  async save(manager: EntityManager, pair: DismissedPairEntity, dismissed: boolean): Promise<number> {
    const { firstId, secondId, version } = pair;
    await manager.update(DismissedPairEntity, { firstId, secondId }, { dismissed, version: version + 1 });
    return version + 1;
  }
}
