import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { RemoveUnnamedPicture } from '../commands/remove-unnamed-picture/remove-unnamed-picture.command.ts';
import { UploadedPictureRepository } from '../persistence/uploaded-picture.repository.ts';

/** A form may stay open for long before it is saved. */
const UNNAMED_MS = 30 * DAY_MS;
const MAX_REMOVED = 500;
const SENDER = systemSender('remove unnamed pictures');

/** Removes pictures that were uploaded for a form which nobody has saved. */
@Injectable()
export class UnnamedPictures {
  constructor(
    private readonly commands: CommandBus,
    private readonly pictures: UploadedPictureRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were removed. */
  async remove(): Promise<number> {
    const until = new Date(this.clock.now().getTime() - UNNAMED_MS);
    let removed = 0;
    for (const key of await this.pictures.unnamedBefore(until, MAX_REMOVED)) {
      if (await this.commands.execute(new RemoveUnnamedPicture(SENDER, key, until))) removed += 1;
    }
    return removed;
  }
}
