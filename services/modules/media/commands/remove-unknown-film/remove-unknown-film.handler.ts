import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { KnownFilms } from '../../application/intake/known-films.ts';
import { sha256Of } from '../../contract/media-facts.ts';
import { MediaAssetRepository } from '../../persistence/media-asset.repository.ts';
import { RemoveUnknownFilm } from './remove-unknown-film.command.ts';

@CommandHandler(RemoveUnknownFilm)
export class RemoveUnknownFilmHandler implements ICommandHandler<RemoveUnknownFilm> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assets: MediaAssetRepository,
    private readonly films: KnownFilms,
    private readonly storage: StoragePort,
  ) {}

  /** Under the film's lock, which whoever takes it into the books takes, too, and then looks whether the bytes are there. */
  async execute({ file }: RemoveUnknownFilm): Promise<boolean> {
    const { manager } = this.unitOfWork.transaction;
    await this.assets.lock(manager, sha256Of(file));
    if ((await this.films.among(manager, [file])).length > 0) return false;
    await this.storage.remove(file);
    return true;
  }
}
