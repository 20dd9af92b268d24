import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { KnownFilms } from '../application/intake/known-films.ts';
import { RemoveUnknownFilm } from '../commands/remove-unknown-film/remove-unknown-film.command.ts';
import { isMediaFile } from '../contract/media-facts.ts';
import { MediaAssetRepository } from '../persistence/media-asset.repository.ts';

const SENDER = systemSender('remove unknown films');

/** Removes films that were stored and then not brought: their process was killed, and nobody has tried again. */
@Injectable()
export class UnknownFilms {
  constructor(
    private readonly commands: CommandBus,
    private readonly assets: MediaAssetRepository,
    private readonly films: KnownFilms,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. What somebody else has put beside them is nothing of ours. */
  async remove(): Promise<number> {
    let removed = 0;
    const known = (files: string[]) => this.films.among(this.assets.manager, files);
    for await (const file of unknownFiles(this.storage, 'files', known)) {
      if (isMediaFile(file) && (await this.commands.execute(new RemoveUnknownFilm(SENDER, file)))) removed += 1;
    }
    return removed;
  }
}
