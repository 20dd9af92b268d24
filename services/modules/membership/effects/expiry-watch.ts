import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { enqueueEffect } from '../../../platform/jobs/effect-jobs.js';
import { CommandTransactions } from '../../../platform/messaging/outbox/command-transactions.js';
import { expiryAnnounced } from '../events/membership.events.js';
import { MembershipRepository } from '../persistence/membership.repository.js';
import { MAIL_EXPIRY } from './expiry-notice.js';

const NOTICE_MS = 3 * 86_400_000;
const BATCH = 100;

/** Tells members, three days before, that their days end: once for each end, however many workers look. */
@Injectable()
export class ExpiryWatch {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: CommandTransactions,
    private readonly members: MembershipRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns how many were announced. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + NOTICE_MS);
    let announced = 0;
    for (const userId of await this.members.endingUnannounced(this.dataSource.manager, now, until, BATCH)) {
      if (await this.announce(userId, until)) announced += 1;
    }
    return announced;
  }

  private announce(userId: number, until: Date): Promise<boolean> {
    return this.transactions.run(null, async (transaction) => {
      const member = await this.members.lock(transaction.manager, userId);
      const { vipExpiration, announcedExpiration } = member;
      const told = announcedExpiration?.getTime() === vipExpiration?.getTime();
      if (!vipExpiration || vipExpiration > until || told) return false;
      member.announcedExpiration = vipExpiration;
      member.version += 1;
      await this.members.save(transaction.manager, member);
      const facts = { userId, vipExpiration: vipExpiration.toISOString() };
      await transaction.append(`membership-${userId}`, member.version, expiryAnnounced(facts));
      await enqueueEffect(transaction, MAIL_EXPIRY, facts);
      return true;
    });
  }
}
