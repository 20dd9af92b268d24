import { Global, Module } from '@nestjs/common';
import { SeenTitles } from './contract/seen-titles.port.ts';
import { ProjectedSeenTitles } from './queries/projected-seen-titles.ts';

/** For those who mark titles that were seen. Needs the read database. */
@Global()
@Module({ providers: [{ provide: SeenTitles, useClass: ProjectedSeenTitles }], exports: [SeenTitles] })
export class WatchingSeenReadModule {}
