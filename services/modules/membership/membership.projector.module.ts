import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { membershipProjection } from './projections/membership.projection.ts';
import { plansProjection } from './projections/plans.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([membershipProjection, plansProjection])] })
export class MembershipProjectorModule {}
