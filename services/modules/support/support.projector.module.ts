import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { contactsProjection } from './projections/contacts.projection.ts';
import { fileReportsProjection } from './projections/file-reports.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([fileReportsProjection, contactsProjection])] })
export class SupportProjectorModule {}
