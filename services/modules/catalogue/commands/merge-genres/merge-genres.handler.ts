import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { genresMerged } from '../../contract/genres/genre.events.ts';
import { mergedGenres } from '../../domain/change-genres.ts';
import { GENRES_STREAM, GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { MergeGenres } from './merge-genres.command.ts';

/** Whoever reads is led to the genre that stays from now on; what titles say follows, a batch at a time (RetagTitles). */
@CommandHandler(MergeGenres)
export class MergeGenresHandler implements ICommandHandler<MergeGenres> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly list: GenreListRepository,
  ) {}

  /** @throws ChangedMeanwhile @throws UnknownGenres @throws InvalidGenres */
  async execute({ seenVersion, from, into }: MergeGenres): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    const open = await this.list.lock(transaction.manager);
    if (open.version !== seenVersion) throw new ChangedMeanwhile();
    const list = mergedGenres(open.list, from, into);
    const version = open.version + 1;
    await this.list.save(transaction.manager, { version, list, leaving: [...open.leaving, from] });
    await transaction.append(GENRES_STREAM, version, genresMerged({ ...list, from, into }));
    return { version };
  }
}
