import { Global, Module } from '@nestjs/common';
import { Usernames } from './contract/usernames.port.ts';
import { UsernamesReader } from './queries/find-usernames/usernames.reader.ts';

/** Global for Usernames, which the other modules' lists ask. */
@Global()
@Module({ providers: [{ provide: Usernames, useClass: UsernamesReader }], exports: [Usernames] })
export class AccountsUsernamesModule {}
