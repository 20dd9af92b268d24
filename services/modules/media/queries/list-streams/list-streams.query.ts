import { Query } from '@nestjs/cqrs';
import type { ConsoleStream } from './list-streams.schema.ts';

/** How far the streams of media files are; files for which none was asked are left out. */
export class ListStreams extends Query<ConsoleStream[]> {
  /** @param media their SHA-256. */
  constructor(readonly media: readonly string[]) {
    super();
  }
}
