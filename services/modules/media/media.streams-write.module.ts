import { Module } from '@nestjs/common';
import { MediaAssets } from './application/media-assets.ts';
import { RecordMediaHandler } from './commands/record-media/record-media.handler.ts';
import { DemoStreams } from './demo/demo-streams.ts';
import { DemoTrailers } from './demo/demo-trailers.ts';
import { MediaCoreModule } from './media.core.module.ts';
import { MediaStreamsCoreModule } from './media.streams-core.module.ts';

/** Needs StorageModule. */
@Module({
  imports: [MediaCoreModule, MediaStreamsCoreModule],
  providers: [MediaAssets, RecordMediaHandler, DemoStreams, DemoTrailers],
  exports: [MediaAssets, DemoStreams, DemoTrailers],
})
export class MediaStreamsWriteModule {}
