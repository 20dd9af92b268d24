import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { PlaybackLog } from './application/playback-log.ts';
import { ForgetPlaybackController } from './commands/forget-playback/forget-playback.controller.ts';
import { ForgetPlaybackHandler } from './commands/forget-playback/forget-playback.handler.ts';
import { KeepSubtitleOffsetController } from './commands/keep-subtitle-offset/keep-subtitle-offset.controller.ts';
import { KeepSubtitleOffsetHandler } from './commands/keep-subtitle-offset/keep-subtitle-offset.handler.ts';
import { RecordPlaytimeController } from './commands/record-playtime/record-playtime.controller.ts';
import { RecordPlaytimeHandler } from './commands/record-playtime/record-playtime.handler.ts';
import { StartPlayingController } from './commands/start-playing/start-playing.controller.ts';
import { StartPlayingHandler } from './commands/start-playing/start-playing.handler.ts';
import { PlaybackEntity } from './persistence/playback.entity.ts';
import { PlaybackRepository } from './persistence/playback.repository.ts';
import { SubtitleOffsetEntity } from './persistence/subtitle-offset.entity.ts';
import { SubtitleOffsetRepository } from './persistence/subtitle-offset.repository.ts';

declarePersonalRows('write.playback', 'user_id');
declarePersonalRows('write.subtitle_offset', 'user_id');

/** Needs ThrottlingModule, and ReleaseFiles of the catalogue. */
@Module({
  imports: [TypeOrmModule.forFeature([PlaybackEntity, SubtitleOffsetEntity])],
  controllers: [
    StartPlayingController,
    RecordPlaytimeController,
    ForgetPlaybackController,
    KeepSubtitleOffsetController,
  ],
  providers: [
    PlaybackRepository,
    SubtitleOffsetRepository,
    PlaybackLog,
    StartPlayingHandler,
    RecordPlaytimeHandler,
    ForgetPlaybackHandler,
    KeepSubtitleOffsetHandler,
  ],
})
export class WatchingWriteModule {}
