import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { RemoveUnknownOriginal } from '../commands/remove-unknown-original/remove-unknown-original.command.ts';
import { ORIGINALS } from '../domain/submitted-file.ts';
import { SubmittedSubtitleRepository } from '../persistence/submitted-subtitle.repository.ts';

const SENDER = systemSender('remove unknown subtitles');

/** Removes what was stored for a subtitle that did not come to be: its process was killed, or lost its database. */
@Injectable()
export class UnknownOriginals {
  constructor(
    private readonly commands: CommandBus,
    private readonly submissions: SubmittedSubtitleRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    let removed = 0;
    const known = (names: string[]) => this.submissions.knownOriginals(names);
    for await (const original of unknownFiles(this.storage, ORIGINALS, known)) {
      if (await this.commands.execute(new RemoveUnknownOriginal(SENDER, original))) removed += 1;
    }
    return removed;
  }
}
