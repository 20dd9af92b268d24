import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { AnnounceDownloads } from '../commands/announce-downloads/announce-downloads.command.ts';
import { ForgetDownloads } from '../commands/forget-downloads/forget-downloads.command.ts';
import { ChangedMeterRepository } from '../persistence/changed-meter.repository.ts';

const PAGE_SIZE = 200;
/** A film that is streamed settles every few seconds; of each file there is a line of the ledger at most as often. */
const ANNOUNCE_INTERVAL_MS = 10_000;

/** Tells statements, balances and ledger what was sent and charged, once for many transfers. */
@Injectable()
export class DownloadStatements {
  private readonly sender = systemSender('announce downloads');

  constructor(
    private readonly commands: CommandBus,
    private readonly meters: ChangedMeterRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns of how many members. */
  async announce(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - ANNOUNCE_INTERVAL_MS);
    const members = await this.meters.unannounced(before, PAGE_SIZE);
    for (const userId of members) await this.announceTo(userId);
    return members.length;
  }

  private async announceTo(userId: number): Promise<void> {
    try {
      await this.commands.execute(new AnnounceDownloads(this.sender, userId));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The account was deleted meanwhile: there is nobody left to tell.
      await this.commands.execute(new ForgetDownloads(this.sender, userId));
    }
  }
}
