import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures, requireTrailers } from '#modules/media/contract/stored-uploads.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import type { SavedTitle } from '../../application/title-edit.schema.ts';
import { titleRevised } from '../../contract/catalogue.events.ts';
import { FilmIdTaken, UnknownTitle } from '../../domain/catalogue-errors.ts';
import { editedFacts, peopleNamed } from '../../domain/titles/edit-title.ts';
import { refuseMerged } from '../../domain/titles/withdrawal.ts';
import { titleIdentity } from '../../domain/words/fold-name.ts';
import { GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { PersonRepository } from '../../persistence/person.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { TitleFilmIdRepository } from '../../persistence/titles/title-film-id.repository.ts';
import { ReviseTitle } from './revise-title.command.ts';

@CommandHandler(ReviseTitle)
export class ReviseTitleHandler implements ICommandHandler<ReviseTitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitleRepository,
    private readonly people: PersonRepository,
    private readonly filmIds: TitleFilmIdRepository,
    private readonly storage: StoragePort,
    private readonly genres: GenreListRepository,
  ) {}

  /**
   * @throws UnknownTitle @throws TitleMerged @throws ChangedMeanwhile @throws UnknownGenres @throws UnknownPeople
   * @throws FilmIdTaken @throws UnknownPicture @throws UnknownTrailer
   */
  async execute({ titleId, seenVersion, edit }: ReviseTitle): Promise<SavedTitle> {
    const { transaction } = this.unitOfWork;
    const genres = await this.genres.current(transaction.manager);
    const title = await this.titles.lock(transaction.manager, titleId);
    if (!title) throw new UnknownTitle();
    // Nobody would see it; and whoever was writing meanwhile is told of that before anything else.
    refuseMerged(title.facts);
    if (seenVersion !== null && seenVersion !== title.version) throw new ChangedMeanwhile();
    const facts = editedFacts({ ...edit, postType: title.facts.postType }, title.facts, genres);
    await this.people.requireAll(transaction.manager, peopleNamed(facts));
    const { poster, backdrop } = facts.pictures ?? {};
    await requirePictures(transaction.manager, this.storage, {
      'pictures.poster': poster,
      'pictures.backdrop': backdrop,
    });
    await requireTrailers(transaction.manager, this.storage, facts.trailers);
    const { slug } = title;
    if (!isDeepStrictEqual(facts, title.facts)) {
      title.version += 1;
      title.facts = facts;
      title.source = 'console';
      title.identity = titleIdentity(facts.postType, facts.name.en, facts.releaseYear);
      await this.titles.save(transaction.manager, title);
      const taken = await this.filmIds.replace(transaction.manager, [{ titleId, filmIds: facts.filmIds ?? [] }]);
      if (taken.length > 0) throw new FilmIdTaken(taken);
      await transaction.append(`title-${titleId}`, title.version, titleRevised({ ...facts, titleId, slug }));
    }
    return { titleId, slug, version: title.version };
  }
}
