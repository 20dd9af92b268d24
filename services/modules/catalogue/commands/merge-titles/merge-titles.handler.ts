import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import type { SeenTitle } from '../../application/title-reference.schema.ts';
import { ReleaseFiles } from '../../contract/files/release-files.port.ts';
import { MergedTitles } from '../../contract/titles/merged-titles.port.ts';
import { UnknownTitle } from '../../domain/catalogue-errors.ts';
import { mergedTitle } from '../../domain/titles/merge-titles.ts';
import type { TitleEntity } from '../../persistence/titles/title.entity.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { TitleFilmIdRepository } from '../../persistence/titles/title-film-id.repository.ts';
import { TitleSourceRepository } from '../../persistence/titles/title-source.repository.ts';
import { MergeTitles } from './merge-titles.command.ts';

@CommandHandler(MergeTitles)
export class MergeTitlesHandler implements ICommandHandler<MergeTitles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitleRepository,
    private readonly revise: ReviseFacts,
    private readonly filmIds: TitleFilmIdRepository,
    private readonly sources: TitleSourceRepository,
    private readonly files: ReleaseFiles,
    private readonly merged: MergedTitles,
  ) {}

  /** @throws UnknownTitle @throws ChangedMeanwhile @throws TitleMerged @throws NotTheSame */
  async execute(command: MergeTitles): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    await this.titles.takeImportTurn(manager);
    const { from, into } = await this.lockBoth(transaction, command);
    const facts = mergedTitle(into, from);
    await this.filmIds.replace(manager, [
      { titleId: from.id, filmIds: [] },
      { titleId: into.id, filmIds: facts.filmIds ?? [] },
    ]);
    await this.sources.move(manager, from.id, into.id);
    await this.revise.save(transaction, into, facts);
    await this.leadOn(transaction, from, into.id);
    await this.files.move(transaction, from.id, into.id);
    await this.merged.merge(transaction, { from: from.id, into: into.id });
    return (await this.titles.lock(manager, into.id))?.version ?? into.version;
  }

  /** In the order of their ids, so that two merges cannot wait for each other. */
  private async lockBoth({ manager }: CommandTransaction, { from, into }: MergeTitles) {
    const seen = [from, into].sort((one, other) => one.titleId - other.titleId);
    const locked = new Map<SeenTitle, TitleEntity>();
    for (const one of seen) {
      const title = await this.titles.lock(manager, one.titleId);
      if (!title) throw new UnknownTitle();
      if (title.version !== one.version) throw new ChangedMeanwhile();
      locked.set(one, title);
    }
    return { from: locked.get(from) as TitleEntity, into: locked.get(into) as TitleEntity };
  }

  /** Its address leads to the title that stays, and so do those that led to it. */
  private async leadOn(transaction: CommandTransaction, from: TitleEntity, into: number): Promise<void> {
    for (const title of [from, ...(await this.titles.lockMergedInto(transaction.manager, from.id))]) {
      await this.revise.save(transaction, title, { ...title.facts, filmIds: [], withdrawn: { into } });
    }
  }
}
