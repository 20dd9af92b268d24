import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PlaybackReader } from '../playback.reader.ts';
import { WayOn } from '../way-on.ts';
import { GetProgress } from './get-progress.query.ts';
import type { Progress } from './get-progress.schema.ts';

@QueryHandler(GetProgress)
export class GetProgressHandler implements IQueryHandler<GetProgress> {
  constructor(
    private readonly playbacks: PlaybackReader,
    private readonly wayOn: WayOn,
  ) {}

  async execute({ userId, titleId }: GetProgress): Promise<Progress> {
    const rows = await this.playbacks.ofTitle(userId, titleId);
    const [way] = await this.wayOn.afterEach(userId, rows.filter(({ position }) => position > 0).slice(0, 1));
    return {
      files: rows.map(({ fileId, season, episode, position, duration, watched, updatedAt }) => ({
        file_id: fileId,
        season,
        episode,
        position,
        duration,
        watched,
        updated_at: updatedAt,
      })),
      go_on: way
        ? {
            file_id: way.file.fileId,
            season: way.file.season,
            episode: way.file.episode,
            position: way.position,
          }
        : null,
    };
  }
}
