import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { translationsProjection } from './projections/translations.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([translationsProjection])] })
export class TranslationsProjectorModule {}
