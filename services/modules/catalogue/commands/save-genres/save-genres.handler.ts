import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { genresSaved } from '../../contract/genres/genre.events.ts';
import { GenreInUse } from '../../domain/catalogue-errors.ts';
import { retiredGenres, savedGenres } from '../../domain/change-genres.ts';
import { GENRES_STREAM, GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { SaveGenres } from './save-genres.command.ts';

@CommandHandler(SaveGenres)
export class SaveGenresHandler implements ICommandHandler<SaveGenres> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly list: GenreListRepository,
    private readonly titles: TitleRepository,
  ) {}

  /** @throws ChangedMeanwhile @throws InvalidGenres @throws GenreInUse */
  async execute({ seenVersion, genres, ownOrder }: SaveGenres): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const open = await this.list.lock(manager);
    if (open.version !== seenVersion) throw new ChangedMeanwhile();
    const list = savedGenres(open.list, genres, ownOrder);
    if (isDeepStrictEqual(list, open.list)) return { version: open.version };
    const retired = retiredGenres(open.list, genres);
    // A genre also has the titles that are still to come to it.
    const coming = open.leaving.filter((slug) => Object.hasOwn(list.merged, slug));
    const forgotten = open.leaving.filter((slug) => !coming.includes(slug));
    if (await this.titles.haveGenres(manager, [...retired, ...forgotten])) throw new GenreInUse();
    const version = open.version + 1;
    await this.list.save(manager, { version, list, leaving: coming });
    await transaction.append(GENRES_STREAM, version, genresSaved(list));
    return { version };
  }
}
