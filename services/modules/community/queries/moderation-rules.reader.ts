import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';

interface Rules {
  version: number;
  trust_after: number | null;
  words: string[];
}

const NONE: Rules = { version: 0, trust_after: null, words: [] };

@Injectable()
export class ModerationRulesReader {
  constructor(private readonly database: ReadDatabase) {}

  async current(): Promise<Rules> {
    const sql = 'select version, trust_after, words from read.moderation_rules where id = 1';
    return (await this.database.row<Rules & Record<string, unknown>>(sql)) ?? NONE;
  }
}
