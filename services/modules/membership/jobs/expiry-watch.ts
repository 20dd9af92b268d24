import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { AnnounceExpiry } from '../commands/announce-expiry/announce-expiry.command.ts';
import { MembershipRepository } from '../persistence/membership.repository.ts';

const NOTICE_MS = 3 * DAY_MS;
const MAX_BATCH = 100;
const SENDER = systemSender('announce expiry');

/** Tells members, three days before, that their days end. */
@Injectable()
export class ExpiryWatch {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MembershipRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were announced. */
  async announceDue(): Promise<number> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + NOTICE_MS);
    let announced = 0;
    for (const userId of await this.members.endingUnannounced(now, until, MAX_BATCH)) {
      if (await this.commands.execute(new AnnounceExpiry(SENDER, userId, until))) announced += 1;
    }
    return announced;
  }
}
