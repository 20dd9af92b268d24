import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { membershipProjection } from './projections/membership.projection.js';
import { plansProjection } from './projections/plans.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([membershipProjection, plansProjection])] })
export class MembershipProjectorModule {}
