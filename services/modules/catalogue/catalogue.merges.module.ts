import { Global, Module } from '@nestjs/common';
import { RegisteredMerges } from './application/registered-merges.ts';
import { MergedTitles } from './contract/merged-titles.port.ts';

/** For the write sides of those who keep something of titles, and for the catalogue's own. */
@Global()
@Module({ providers: [{ provide: MergedTitles, useClass: RegisteredMerges }], exports: [MergedTitles] })
export class CatalogueMergesModule {}
