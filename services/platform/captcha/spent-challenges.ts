import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

// Those that have expired are refused by their own date and need no remembering.
const FORGET_EXPIRED = 'delete from write.spent_captcha where expires_at < now()';
const SPEND = `
  insert into write.spent_captcha (challenge, purpose, expires_at) values ($1, $2, $3)
  on conflict (challenge) do update set purpose = excluded.purpose where spent_captcha.purpose = excluded.purpose
  returning challenge`;
/** Each so many challenges the expired ones are forgotten. */
const CLEANUP_EVERY = 200;

/** Remembers which challenges were used, for all processes. */
@Injectable()
export class SpentChallenges {
  private sinceCleanup = 0;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns false when it was spent on something else; of two at the same moment one gets through. */
  async spend(challenge: string, purpose: string, expiresAt: Date): Promise<boolean> {
    const spent: unknown[] = await this.dataSource.query(SPEND, [challenge, purpose, expiresAt]);
    this.sinceCleanup += 1;
    if (this.sinceCleanup >= CLEANUP_EVERY) {
      this.sinceCleanup = 0;
      await this.dataSource.query(FORGET_EXPIRED);
    }
    return spent.length > 0;
  }
}
