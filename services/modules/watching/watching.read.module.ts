import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { PersonalDataModule } from '#platform/personal-data/personal-data.module.ts';
import { PersonalDataRegistry } from '#platform/personal-data/personal-data.registry.ts';
import { FileCompanions } from './queries/file-companions.ts';
import { GetContinueWatchingController } from './queries/get-continue-watching/get-continue-watching.controller.ts';
import { GetContinueWatchingHandler } from './queries/get-continue-watching/get-continue-watching.handler.ts';
import { GetFileinfoController } from './queries/get-fileinfo/get-fileinfo.controller.ts';
import { GetFileinfoHandler } from './queries/get-fileinfo/get-fileinfo.handler.ts';
import { GetPlayinfoController } from './queries/get-playinfo/get-playinfo.controller.ts';
import { GetPlayinfoHandler } from './queries/get-playinfo/get-playinfo.handler.ts';
import { GetProgressController } from './queries/get-progress/get-progress.controller.ts';
import { GetProgressHandler } from './queries/get-progress/get-progress.handler.ts';
import { PlaybackReader } from './queries/playback.reader.ts';
import { WayOn } from './queries/way-on.ts';
import { WatchingSeenReadModule } from './watching.seen-read.module.ts';

/** Needs ReleaseFileCards, MembershipStates and FileLinks; Streams and SubtitleTracks where the site has them. */
@Module({
  imports: [ClockModule, PersonalDataModule, WatchingSeenReadModule],
  controllers: [GetPlayinfoController, GetFileinfoController, GetContinueWatchingController, GetProgressController],
  providers: [
    PlaybackReader,
    FileCompanions,
    WayOn,
    GetPlayinfoHandler,
    GetFileinfoHandler,
    GetContinueWatchingHandler,
    GetProgressHandler,
  ],
})
export class WatchingReadModule {
  constructor(personalData: PersonalDataRegistry) {
    personalData.add(
      {
        name: 'playback',
        sql: `select file_id, title_id as post_id, season, episode, position, duration, watched, updated_at
          from read.playback where user_id = $1 order by file_id`,
      },
      {
        name: 'subtitle_offsets',
        sql: `select file_id, track, offset_ms, updated_at from read.subtitle_offset where user_id = $1
          order by file_id, track`,
      },
    );
  }
}
