import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Buyers } from './contract/buyers.port.ts';
import { Recipients } from './contract/recipients.port.ts';
import { ACCOUNT_ENTITIES } from './persistence/account-persistence.ts';
import { StoredBuyers } from './persistence/stored-buyers.ts';
import { StoredRecipients } from './persistence/stored-recipients.ts';

/** What other modules ask of accounts, in commands and in workers. Needs the write database. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  providers: [
    { provide: Buyers, useClass: StoredBuyers },
    { provide: Recipients, useClass: StoredRecipients },
  ],
  exports: [Buyers, Recipients],
})
export class AccountsPortsModule {}
