import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { ListStreams } from './list-streams.query.ts';
import type { ConsoleStream } from './list-streams.schema.ts';

const STREAMS = `
  select sha256 as checksum, state, percent, error, read.iso_time(changed_at) as changed_at,
    coalesce((select jsonb_agg(r ->> 'name' order by (r ->> 'height')::int)
      from jsonb_array_elements(facts -> 'renditions') r), '[]') as qualities
  from read.media_stream where sha256 = any($1) order by sha256`;

@QueryHandler(ListStreams)
export class ListStreamsHandler implements IQueryHandler<ListStreams> {
  constructor(private readonly database: ReadDatabase) {}

  execute({ media }: ListStreams): Promise<ConsoleStream[]> {
    return this.database.rows<ConsoleStream & Record<string, unknown>>(STREAMS, [media]);
  }
}
