import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requirePictures, requireTrailers } from '#modules/media/contract/stored-uploads.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import type { SavedTitle } from '../../application/title-edit.schema.ts';
import { titleAdded } from '../../contract/catalogue.events.ts';
import { FilmIdTaken } from '../../domain/catalogue-errors.ts';
import { editedFacts, peopleNamed } from '../../domain/titles/edit-title.ts';
import { drafted } from '../../domain/titles/withdrawal.ts';
import { titleIdentity } from '../../domain/words/fold-name.ts';
import { GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { PersonRepository } from '../../persistence/person.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { TitleFilmIdRepository } from '../../persistence/titles/title-film-id.repository.ts';
import { AddTitle } from './add-title.command.ts';

@CommandHandler(AddTitle)
export class AddTitleHandler implements ICommandHandler<AddTitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitleRepository,
    private readonly people: PersonRepository,
    private readonly filmIds: TitleFilmIdRepository,
    private readonly storage: StoragePort,
    private readonly genres: GenreListRepository,
  ) {}

  /** @throws UnknownGenres @throws UnknownPeople @throws FilmIdTaken @throws UnknownPicture @throws UnknownTrailer */
  async execute({ edit, draft }: AddTitle): Promise<SavedTitle> {
    const { transaction } = this.unitOfWork;
    const edited = editedFacts(edit, null, await this.genres.current(transaction.manager));
    const facts = draft ? drafted(edited) : edited;
    await this.people.requireAll(transaction.manager, peopleNamed(facts));
    const { poster, backdrop } = facts.pictures ?? {};
    await requirePictures(transaction.manager, this.storage, {
      'pictures.poster': poster,
      'pictures.backdrop': backdrop,
    });
    await requireTrailers(transaction.manager, this.storage, facts.trailers);
    const identity = titleIdentity(edit.postType, edit.name.en, edit.releaseYear);
    const [written] = await this.titles.insert(transaction.manager, [{ identity, source: 'console', facts }]);
    if (!written) throw new Error(`no slug is left for ${identity}`);
    const { id: titleId, slug, version } = written;
    const taken = await this.filmIds.replace(transaction.manager, [{ titleId, filmIds: facts.filmIds ?? [] }]);
    if (taken.length > 0) throw new FilmIdTaken(taken);
    await transaction.append(`title-${titleId}`, version, titleAdded({ ...facts, titleId, slug }));
    return { titleId, slug, version };
  }
}
