import { Module } from '@nestjs/common';
import { TrackFiles } from './application/track-files.ts';
import { PublishSubtitleHandler } from './commands/publish-subtitle/publish-subtitle.handler.ts';
import { DemoSubtitles } from './demo/demo-subtitles.ts';
import { DemoTracks } from './persistence/demo-tracks.ts';
import { SubtitleTrackRepository } from './persistence/subtitle-track.repository.ts';

/** Needs StorageModule. */
@Module({
  providers: [SubtitleTrackRepository, TrackFiles, PublishSubtitleHandler, DemoTracks, DemoSubtitles],
  exports: [DemoSubtitles],
})
export class SubtitlesWriteModule {}
