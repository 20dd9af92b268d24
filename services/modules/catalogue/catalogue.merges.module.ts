import { Global, Module } from '@nestjs/common';
import { RegisteredMerges } from './application/registered-merges.ts';
import { MergedTitles } from './contract/titles/merged-titles.port.ts';
import { TitlesOnSite } from './contract/titles/titles-on-site.port.ts';
import { StoredTitlesOnSite } from './persistence/titles/stored-titles-on-site.ts';

/** For the write sides of those who keep something of titles, and for the catalogue's own. */
@Global()
@Module({
  providers: [
    { provide: MergedTitles, useClass: RegisteredMerges },
    { provide: TitlesOnSite, useClass: StoredTitlesOnSite },
  ],
  exports: [MergedTitles, TitlesOnSite],
})
export class CatalogueMergesModule {}
