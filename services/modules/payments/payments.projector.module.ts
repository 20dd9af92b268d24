import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { couponsProjection } from './projections/coupons.projection.ts';
import { paymentBuyersProjection } from './projections/payment-buyers.projection.ts';
import { paymentsProjection } from './projections/payments.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([paymentsProjection, couponsProjection, paymentBuyersProjection])] })
export class PaymentsProjectorModule {}
