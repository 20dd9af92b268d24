import { Global, Module } from '@nestjs/common';
import { PublicMembers } from './contract/public-members.port.ts';
import { Usernames } from './contract/usernames.port.ts';
import { PublicMemberReader } from './queries/find-public-member/public-member.reader.ts';
import { UsernamesReader } from './queries/find-usernames/usernames.reader.ts';

/** Global for what the other modules' lists and members' pages ask. */
@Global()
@Module({
  providers: [
    { provide: Usernames, useClass: UsernamesReader },
    { provide: PublicMembers, useClass: PublicMemberReader },
  ],
  exports: [Usernames, PublicMembers],
})
export class AccountsUsernamesModule {}
