import { Module } from '@nestjs/common';
import { ScheduledJobsModule } from '#platform/jobs/scheduled/scheduled-jobs.module.ts';
import { ScheduledJobs } from '#platform/jobs/scheduled/scheduled-jobs.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { FfmpegStreamMaker } from './adapters/ffmpeg/ffmpeg-stream-maker.ts';
import { ClaimStreamHandler } from './commands/claim-stream/claim-stream.handler.ts';
import { MarkImpossibleHandler } from './commands/mark-impossible/mark-impossible.handler.ts';
import { PutBackStreamHandler } from './commands/put-back-stream/put-back-stream.handler.ts';
import { ReportStreamHandler } from './commands/report-stream/report-stream.handler.ts';
import { StreamMaker } from './contract/streams/stream-maker.port.ts';
import { StreamPreparation } from './jobs/stream-preparation.ts';
import { MediaStreamsCoreModule } from './media.streams-core.module.ts';

const POLL_INTERVAL_MS = 5_000;

/** Makes streams of films where ffmpeg is. Needs StorageModule. */
@Module({
  imports: [ScheduledJobsModule, MediaStreamsCoreModule],
  providers: [
    { provide: StreamMaker, useClass: FfmpegStreamMaker },
    ClaimStreamHandler,
    ReportStreamHandler,
    PutBackStreamHandler,
    MarkImpossibleHandler,
    StreamPreparation,
  ],
})
export class MediaStreamsWorkersModule {
  constructor(scheduledJobs: ScheduledJobs, preparation: StreamPreparation, maker: StreamMaker) {
    scheduledJobs.add('media streams', POLL_INTERVAL_MS, () => preparation.beginNext());
    scheduledJobs.add('abandoned streams', HOUR_MS, () => maker.removeAbandoned());
  }
}
