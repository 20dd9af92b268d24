import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsoleSubtitle, ListConsoleSubtitles as Request } from './console-subtitle.schema.ts';

/** Subtitles for moderators; with an empty filter those that wait, oldest first. */
export class ListConsoleSubtitles extends Query<ListPage<ConsoleSubtitle>> {
  constructor(readonly request: Request) {
    super();
  }
}
