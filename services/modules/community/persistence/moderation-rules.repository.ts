import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ModerationRulesEntity } from './moderation-rules.entity.ts';

export const MODERATION_RULES_ID = 1;
export type ModerationRules = Pick<ModerationRulesEntity, 'trustAfter' | 'words'>;

const NONE: ModerationRules = { trustAfter: null, words: [] };

@Injectable()
export class ModerationRulesRepository {
  async current(manager: EntityManager): Promise<ModerationRules> {
    return (await manager.findOneBy(ModerationRulesEntity, { id: MODERATION_RULES_ID })) ?? NONE;
  }

  /** @returns them with their version, 0 before the first. Whoever comes at the same time waits. */
  async lock(manager: EntityManager): Promise<ModerationRulesEntity> {
    const first = { id: MODERATION_RULES_ID, version: 0, ...NONE };
    await manager.createQueryBuilder().insert().into(ModerationRulesEntity).values(first).orIgnore().execute();
    return manager.findOneOrFail(ModerationRulesEntity, {
      where: { id: MODERATION_RULES_ID },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async save(manager: EntityManager, version: number, rules: ModerationRules): Promise<void> {
    await manager.update(ModerationRulesEntity, { id: MODERATION_RULES_ID }, { version, ...rules });
  }
}
