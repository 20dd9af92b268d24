import { Global, Module } from '@nestjs/common';
import { Streams } from './contract/streams/streams.port.ts';
import { ProjectedStreams } from './queries/projected-streams.ts';

/** Global for Streams, which those ask who play and serve films. */
@Global()
@Module({ providers: [{ provide: Streams, useClass: ProjectedStreams }], exports: [Streams] })
export class MediaStreamsPortModule {}
