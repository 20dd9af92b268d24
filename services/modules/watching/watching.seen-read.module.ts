import { Global, Module } from '@nestjs/common';
import { SeenTitles } from './contract/seen-titles.port.ts';
import { WatchedPlaces } from './contract/watched-places.port.ts';
import { ProjectedSeenTitles } from './queries/projected-seen-titles.ts';
import { ProjectedWatchedPlaces } from './queries/projected-watched-places.ts';

/** For those who mark titles that were seen, and those who hide what was not. Needs the read database. */
@Global()
@Module({
  providers: [
    { provide: SeenTitles, useClass: ProjectedSeenTitles },
    { provide: WatchedPlaces, useClass: ProjectedWatchedPlaces },
  ],
  exports: [SeenTitles, WatchedPlaces],
})
export class WatchingSeenReadModule {}
