import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { piecesProjection } from './projections/pieces.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([piecesProjection])] })
export class EditorialProjectorModule {}
