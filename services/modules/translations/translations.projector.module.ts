import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { translationsProjection } from './projections/translations.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([translationsProjection])] })
export class TranslationsProjectorModule {}
