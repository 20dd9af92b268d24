import { Module } from '@nestjs/common';
import { WaitingWorkRegistry } from './waiting-work.registry.ts';

/** Imported by the read modules that have work for staff, and by the console's; all share one registry. */
@Module({ providers: [WaitingWorkRegistry], exports: [WaitingWorkRegistry] })
export class WaitingWorkModule {}
