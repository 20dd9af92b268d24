import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { couponsProjection } from './projections/coupons.projection.js';
import { paymentsProjection } from './projections/payments.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([paymentsProjection, couponsProjection])] })
export class PaymentsProjectorModule {}
