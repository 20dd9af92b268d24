import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PlaybackReader } from '../playback.reader.ts';
import { type GoingOn, WayOn } from '../way-on.ts';
import { GetContinueWatching } from './get-continue-watching.query.ts';
import type { ContinueCard, ContinueWatching } from './get-continue-watching.schema.ts';

const MAX_CARDS = 20;

@QueryHandler(GetContinueWatching)
export class GetContinueWatchingHandler implements IQueryHandler<GetContinueWatching> {
  constructor(
    private readonly playbacks: PlaybackReader,
    private readonly wayOn: WayOn,
  ) {}

  async execute({ userId }: GetContinueWatching): Promise<ContinueWatching> {
    const newest = await this.playbacks.newestOfTitles(userId);
    const ways = await this.wayOn.afterEach(userId, newest);
    return { cards: ways.slice(0, MAX_CARDS).map(cardOf) };
  }
}

function cardOf({ file, position, watchedAt }: GoingOn): ContinueCard {
  return {
    post_id: file.titleId,
    post_type: file.postType,
    slug: file.slug,
    name: file.name,
    release_year: file.releaseYear,
    cover_path: file.coverPath,
    tint: file.tint,
    file_id: file.fileId,
    season: file.season,
    episode: file.episode,
    position,
    duration: Math.round(file.media.durationSeconds),
    watched_at: watchedAt,
  };
}
