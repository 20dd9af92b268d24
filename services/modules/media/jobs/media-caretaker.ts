import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { MediaSettings } from '../application/media-settings.ts';
import { RemoveMedia } from '../commands/remove-media/remove-media.command.ts';
import { MediaAssetRepository } from '../persistence/media-asset.repository.ts';

const PAGE = 500;
const MAX_REMOVED = 100;
const SENDER = systemSender('remove media');

/** Looks which films nobody uses, and removes those that nobody has used for long. */
@Injectable()
export class MediaCaretaker {
  constructor(
    private readonly commands: CommandBus,
    private readonly assets: MediaAssetRepository,
    private readonly files: ReleaseFiles,
    private readonly settings: MediaSettings,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were removed. */
  async run(): Promise<number> {
    const now = this.clock.now();
    for (let after = ''; ; ) {
      const page = await this.assets.page(after, PAGE);
      const used = await this.files.inUse(this.assets.manager, page);
      await this.assets.noteUse(page, [...used], now);
      if (page.length < PAGE) break;
      after = page.at(-1) as string;
    }
    const until = new Date(now.getTime() - this.settings.retiredMs);
    let removed = 0;
    for (const sha256 of await this.assets.idleBefore(until, MAX_REMOVED)) {
      if (await this.commands.execute(new RemoveMedia(SENDER, sha256, until))) removed += 1;
    }
    return removed;
  }
}
