import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { ConsoleSubtitleReader } from './console-subtitle.reader.ts';
import type { ConsoleSubtitle } from './console-subtitle.schema.ts';
import { ListConsoleSubtitles } from './list-console-subtitles.query.ts';

@QueryHandler(ListConsoleSubtitles)
export class ListConsoleSubtitlesHandler implements IQueryHandler<ListConsoleSubtitles> {
  constructor(private readonly subtitles: ConsoleSubtitleReader) {}

  execute({ request }: ListConsoleSubtitles): Promise<ListPage<ConsoleSubtitle>> {
    return this.subtitles.list(request);
  }
}
