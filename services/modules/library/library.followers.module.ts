import { Global, Module } from '@nestjs/common';
import { Followers } from './contract/followers.port.ts';
import { StoredFollowers } from './persistence/stored-followers.ts';

/** For whoever has news for followers. Needs the write database. */
@Global()
@Module({ providers: [{ provide: Followers, useClass: StoredFollowers }], exports: [Followers] })
export class LibraryFollowersModule {}
