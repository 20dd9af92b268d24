import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { tasteProjection } from './projections/taste.projection.ts';
import { titleFeaturesProjection } from './projections/title-features.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([tasteProjection, titleFeaturesProjection])] })
export class RecommendationsProjectorModule {}
