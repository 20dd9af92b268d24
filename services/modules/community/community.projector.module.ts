import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { commentsProjection } from './projections/comments.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([commentsProjection])] })
export class CommunityProjectorModule {}
