import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RemovedMedia } from '#modules/media/contract/removed-media.port.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { RemoveUnknownTrackFile } from '../commands/remove-unknown-track-file/remove-unknown-track-file.command.ts';
import { WithdrawTracks } from '../commands/withdraw-tracks/withdraw-tracks.command.ts';
import { TRACK_FILES, trackFile } from '../domain/submitted-file.ts';
import { SubtitleTrackRepository } from '../persistence/subtitle-track.repository.ts';

const PAGE = 500;
const SENDER = systemSender('remove unknown track files');
const nameOf = (file: string) => file.slice(trackFile('').length);

/**
 * Removes what is seen as no track: it was taken down or replaced for good, its acceptance did not come to be, or its film was
 * removed.
 */
@Injectable()
export class UnknownTrackFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly tracks: SubtitleTrackRepository,
    private readonly media: RemovedMedia,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    await this.withdrawOfRemovedFilms();
    let removed = 0;
    for await (const file of unknownFiles(this.storage, TRACK_FILES, (files) => this.known(files))) {
      if (await this.commands.execute(new RemoveUnknownTrackFile(SENDER, nameOf(file)))) removed += 1;
    }
    return removed;
  }

  private async withdrawOfRemovedFilms(): Promise<void> {
    for (let after = ''; ; ) {
      const films = await this.tracks.filmsOf(after, PAGE);
      for (const sha256 of await this.media.among(this.tracks.manager, films)) {
        await this.commands.execute(new WithdrawTracks(SENDER, sha256));
      }
      if (films.length < PAGE) return;
      after = films.at(-1) as string;
    }
  }

  private async known(files: string[]): Promise<string[]> {
    return (await this.tracks.knownFiles(files.map(nameOf))).map(trackFile);
  }
}
