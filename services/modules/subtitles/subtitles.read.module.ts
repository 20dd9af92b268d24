import { Global, Module } from '@nestjs/common';
import { SubtitleTracks } from './contract/subtitle-tracks.port.ts';
import { ProjectedSubtitleTracks } from './queries/projected-subtitle-tracks.ts';

/** Global for SubtitleTracks, which those ask who play films. */
@Global()
@Module({ providers: [{ provide: SubtitleTracks, useClass: ProjectedSubtitleTracks }], exports: [SubtitleTracks] })
export class SubtitlesReadModule {}
