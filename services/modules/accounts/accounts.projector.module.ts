import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { accountNamesProjection } from './projections/account-names.projection.ts';
import { accountsProjection } from './projections/accounts.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([accountsProjection, accountNamesProjection])] })
export class AccountsProjectorModule {}
