import { Module } from '@nestjs/common';
import { ProjectionsModule } from '#platform/messaging/projections/projections.module.ts';
import { peopleProjection } from './projections/people.projection.ts';

@Module({ imports: [ProjectionsModule.forFeature([peopleProjection])] })
export class PeopleProjectorModule {}
