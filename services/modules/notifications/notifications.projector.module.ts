import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { notificationsProjection } from './projections/notifications.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([notificationsProjection])] })
export class NotificationsProjectorModule {}
