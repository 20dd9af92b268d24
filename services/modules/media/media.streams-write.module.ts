import { Module } from '@nestjs/common';
import { DemoStreams } from './demo/demo-streams.ts';
import { MediaStreamsCoreModule } from './media.streams-core.module.ts';

/** Needs StorageModule. */
@Module({ imports: [MediaStreamsCoreModule], providers: [DemoStreams], exports: [DemoStreams] })
export class MediaStreamsWriteModule {}
