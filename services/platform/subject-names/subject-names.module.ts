import { Module } from '@nestjs/common';
import { SubjectNamesRegistry } from './subject-names.registry.ts';

/** Imported by the read modules whose things have names, and by the console's; all share one registry. */
@Module({ providers: [SubjectNamesRegistry], exports: [SubjectNamesRegistry] })
export class SubjectNamesModule {}
