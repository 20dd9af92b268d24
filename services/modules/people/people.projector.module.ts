import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { peopleProjection } from './projections/people.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([peopleProjection])] })
export class PeopleProjectorModule {}
