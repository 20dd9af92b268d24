import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WorkKind } from '../contract/work-claims.events.ts';
import type { Claim } from '../domain/work-claim.ts';
import { WorkClaimEntity } from './work-claim.entity.ts';

const LONG_AGO = new Date(0);

@Injectable()
export class WorkClaimRepository {
  /** The claim, locked; one that was never made has version 0 and has ended. Whoever comes at the same time waits. */
  async lock(manager: EntityManager, kind: WorkKind, itemId: number): Promise<WorkClaimEntity> {
    const first = { kind, itemId, version: 0, userId: 0, until: LONG_AGO };
    await manager.createQueryBuilder().insert().into(WorkClaimEntity).values(first).orIgnore().execute();
    return manager.findOneOrFail(WorkClaimEntity, { where: { kind, itemId }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns its new version. */
  async save(manager: EntityManager, { kind, itemId, version }: WorkClaimEntity, claim: Claim): Promise<number> {
    await manager.update(WorkClaimEntity, { kind, itemId }, { ...claim, version: version + 1 });
    return version + 1;
  }
}
