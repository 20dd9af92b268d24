import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { titleRequestsProjection } from './projections/title-requests.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([titleRequestsProjection])] })
export class RequestsProjectorModule {}
