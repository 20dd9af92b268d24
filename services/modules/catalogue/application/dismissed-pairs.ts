import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { duplicateDismissed, duplicateRestored } from '../contract/duplicates.events.ts';
import { UnknownTitle } from '../domain/catalogue-errors.ts';
import { type TitlePair, titlePair } from '../domain/titles/title-pair.ts';
import { DismissedPairRepository } from '../persistence/titles/dismissed-pair.repository.ts';
import { TitleRepository } from '../persistence/titles/title.repository.ts';

/** Says of two titles that they are two films, or takes that back. */
@Injectable()
export class DismissedPairs {
  constructor(
    private readonly pairs: DismissedPairRepository,
    private readonly titles: TitleRepository,
  ) {}

  /** Said again it changes nothing. @throws NotTwoTitles @throws UnknownTitle */
  async save(transaction: CommandTransaction, ids: readonly [number, number], dismissed: boolean): Promise<void> {
    const named = titlePair(...ids);
    await this.checkKnown(transaction, named);
    const pair = await this.pairs.lock(transaction.manager, named);
    if (pair.dismissed === dismissed) return;
    const version = await this.pairs.save(transaction.manager, pair, dismissed);
    const happened = dismissed ? duplicateDismissed(named) : duplicateRestored(named);
    await transaction.append(`duplicate-${named.firstId}-${named.secondId}`, version, happened);
  }

  private async checkKnown({ manager }: CommandTransaction, { firstId, secondId }: TitlePair): Promise<void> {
    for (const id of [firstId, secondId]) {
      if (!(await this.titles.lock(manager, id))) throw new UnknownTitle();
    }
  }
}
