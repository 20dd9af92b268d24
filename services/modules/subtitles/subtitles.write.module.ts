import { Module } from '@nestjs/common';
import { PublishSubtitleHandler } from './commands/publish-subtitle/publish-subtitle.handler.ts';
import { DemoSubtitles } from './demo/demo-subtitles.ts';
import { SubtitleTrackRepository } from './persistence/subtitle-track.repository.ts';

/** Needs StorageModule. */
@Module({ providers: [SubtitleTrackRepository, PublishSubtitleHandler, DemoSubtitles], exports: [DemoSubtitles] })
export class SubtitlesWriteModule {}
