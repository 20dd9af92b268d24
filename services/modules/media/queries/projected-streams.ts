import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { StreamFacts } from '../contract/streams/stream-facts.ts';
import { Streams } from '../contract/streams/streams.port.ts';

@Injectable()
export class ProjectedStreams extends Streams {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  async of(sha256: readonly string[]): Promise<Map<string, StreamFacts>> {
    const rows = await this.database.rows<{ sha256: string; facts: StreamFacts }>(
      'select sha256, facts from read.media_stream where sha256 = any($1) and facts is not null',
      [sha256],
    );
    return new Map(rows.map(({ sha256: of, facts }) => [of, facts]));
  }
}
