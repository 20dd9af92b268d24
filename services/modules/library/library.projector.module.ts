import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { libraryProjection } from './projections/library.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([libraryProjection])] })
export class LibraryProjectorModule {}
