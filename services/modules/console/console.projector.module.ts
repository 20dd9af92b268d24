import { Module } from '@nestjs/common';
import { ProjectionsModule } from '../../platform/messaging/projections/projections.module.js';
import { auditProjection } from './projections/audit.projection.js';
import { consoleProjection } from './projections/console.projection.js';
import { consoleNamesProjection } from './projections/console-names.projection.js';

@Module({ imports: [ProjectionsModule.forFeature([consoleProjection, consoleNamesProjection, auditProjection])] })
export class ConsoleProjectorModule {}
