import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ceremonyAwardSaved, type ToldNomination } from '../contract/awards/ceremony.events.ts';
import type { CeremonyAwardEntity } from '../persistence/ceremonies/ceremony-award.entity.ts';
import { CeremonyAwardRepository } from '../persistence/ceremonies/ceremony-award.repository.ts';

interface TellingOfAward {
  /** Under its lock. */
  award: CeremonyAwardEntity;
  nominations: readonly ToldNomination[];
}

/** Changes what ceremonies tell of their awards. */
@Injectable()
export class TellAwards {
  constructor(private readonly awards: CeremonyAwardRepository) {}

  async save(transaction: UnitOfWork['transaction'], tellings: readonly TellingOfAward[]): Promise<void> {
    const changed = tellings
      .filter(({ award, nominations }) => !isDeepStrictEqual(nominations, award.nominations))
      .map(({ award, nominations }) => ({ ...award, version: award.version + 1, nominations: [...nominations] }));
    if (changed.length === 0) return;
    await this.awards.save(transaction.manager, changed);
    await transaction.appendAll(
      changed.map(({ id: awardId, version, ceremony, year, title, nominations }) => ({
        stream: `ceremony-award-${awardId}`,
        firstVersion: version,
        events: [ceremonyAwardSaved({ awardId, ceremony, year, title, nominations })],
      })),
    );
  }
}
