import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { HashingQueue } from './hashing-queue.ts';

/** OWASP's first choice for argon2id (which is the library's default algorithm); memory in KiB. */
const COST = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };

@Injectable()
export class PasswordHasher {
  /** Of a password nobody knows: checked when there is no account, so that the answer takes the same time. */
  private readonly nobodys: Promise<string> = hash(randomBytes(24).toString('hex'), COST);

  constructor(private readonly queue: HashingQueue) {}

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFKC'), COST));
  }

  /** @param hashed null when there is no account: takes as long and says no. */
  async matches(password: string, hashed: string | null): Promise<boolean> {
    const against = hashed ?? (await this.nobodys);
    const same = await this.queue.run(() => verify(against, password.normalize('NFKC')));
    return same && hashed !== null;
  }
}
