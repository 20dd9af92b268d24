import { Module } from '@nestjs/common';
import { RebuildLog } from './application/rebuild-log.ts';
import { RebuildRepository } from './persistence/rebuild.repository.ts';

/** The record of rebuilds, for those who ask for one and those who do it. */
@Module({ providers: [RebuildRepository, RebuildLog], exports: [RebuildRepository, RebuildLog] })
export class ConsoleRebuildsModule {}
