import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { downloadKeysProjection } from './projections/download-keys.projection.ts';
import { downloadsProjection } from './projections/downloads.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([downloadsProjection, downloadKeysProjection])] })
export class DownloadsProjectorModule {}
