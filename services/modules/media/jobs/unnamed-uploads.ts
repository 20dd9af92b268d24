import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { RemoveUnnamedUpload } from '../commands/remove-unnamed-upload/remove-unnamed-upload.command.ts';
import { UploadRepository } from '../persistence/upload.repository.ts';

/** A form may stay open for long before it is saved. */
const UNNAMED_MS = 30 * DAY_MS;
const MAX_REMOVED = 500;
const SENDER = systemSender('remove unnamed uploads');

/** Removes pictures and trailers that were uploaded for a form which nobody has saved. */
@Injectable()
export class UnnamedUploads {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: UploadRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - UNNAMED_MS);
    let removed = 0;
    for (const kind of ['picture', 'trailer'] as const) {
      for (const key of await this.uploads.unnamedBefore(kind, until, MAX_REMOVED)) {
        if (await this.commands.execute(new RemoveUnnamedUpload(SENDER, kind, key, until))) removed += 1;
      }
    }
    return removed;
  }
}
