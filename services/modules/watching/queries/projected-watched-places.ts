import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type WatchedPlace, WatchedPlaces } from '../contract/watched-places.port.ts';

const PLACES = `
  select season, episode, position, watched from read.playback
  where user_id = $1 and title_id = $2 and (position > 0 or watched)`;

@Injectable()
export class ProjectedWatchedPlaces extends WatchedPlaces {
  constructor(private readonly database: ReadDatabase) {
    super();
  }

  of(userId: number, titleId: number): Promise<WatchedPlace[]> {
    return this.database.preparedRows<WatchedPlace & Record<string, unknown>>(PLACES, [userId, titleId]);
  }
}
