import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { RemoveUnknownTrackFile } from '../commands/remove-unknown-track-file/remove-unknown-track-file.command.ts';
import { TRACK_FILES, trackFile } from '../domain/submitted-file.ts';
import { SubtitleTrackRepository } from '../persistence/subtitle-track.repository.ts';

const SENDER = systemSender('remove unknown track files');
const nameOf = (file: string) => file.slice(trackFile('').length);

/** Removes what is seen as no track: it was taken down or replaced for good, or its acceptance did not come to be. */
@Injectable()
export class UnknownTrackFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly tracks: SubtitleTrackRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    let removed = 0;
    for await (const file of unknownFiles(this.storage, TRACK_FILES, (files) => this.known(files))) {
      if (await this.commands.execute(new RemoveUnknownTrackFile(SENDER, nameOf(file)))) removed += 1;
    }
    return removed;
  }

  private async known(files: string[]): Promise<string[]> {
    return (await this.tracks.knownFiles(files.map(nameOf))).map(trackFile);
  }
}
