import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { accountsProjection } from './projections/accounts.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([accountsProjection])] })
export class AccountsProjectorModule {}
