import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { downloadKey, FIRST_GENERATION, readDownloadKey } from '../contract/download-key.ts';

const GENERATION = 'select generation from read.download_key where user_id = $1';

/** The keys of members, as the read side knows which count. */
@Injectable()
export class DownloadKeysReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly ring: KeyRing,
  ) {}

  async of(userId: number): Promise<string> {
    return downloadKey(this.ring, { userId, generation: await this.generationOf(userId) });
  }

  /** @returns whose key it is; null for one that does not count. */
  async holderOf(key: string): Promise<number | null> {
    const holder = readDownloadKey(this.ring, key);
    if (!holder || holder.generation !== (await this.generationOf(holder.userId))) return null;
    return holder.userId;
  }

  private async generationOf(userId: number): Promise<number> {
    return (await this.database.row<{ generation: number }>(GENERATION, [userId]))?.generation ?? FIRST_GENERATION;
  }
}
