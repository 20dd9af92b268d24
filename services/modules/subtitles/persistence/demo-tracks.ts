import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SubtitleTrackRepository, type Track } from './subtitle-track.repository.ts';

/** What the demo asks before it publishes anything. */
@Injectable()
export class DemoTracks {
  constructor(
    private readonly tracks: SubtitleTrackRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  isKnown(track: Track): Promise<boolean> {
    return this.tracks.isKnown(this.database.manager, track);
  }
}
