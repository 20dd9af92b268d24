import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonGuard } from '#platform/messaging/outbox/personal-fields/person-guard.ts';
import { AccountHolder } from './application/account-holder.ts';
import { ActiveAccounts } from './contract/active-accounts.port.ts';
import { Buyers } from './contract/buyers.port.ts';
import { Recipients } from './contract/recipients.port.ts';
import { Registrations } from './contract/registrations.port.ts';
import { AccountRepository } from './persistence/account.repository.ts';
import { ACCOUNT_ENTITIES } from './persistence/account-persistence.ts';
import { StoredActiveAccounts } from './persistence/ports/stored-active-accounts.ts';
import { StoredBuyers } from './persistence/ports/stored-buyers.ts';
import { StoredRecipients } from './persistence/ports/stored-recipients.ts';
import { RegistrationHandleRepository } from './persistence/registration/registration-handle.repository.ts';

/** What other modules ask of accounts, in commands and in workers. Needs the write database. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  providers: [
    AccountHolder,
    AccountRepository,
    { provide: ActiveAccounts, useClass: StoredActiveAccounts },
    { provide: Buyers, useClass: StoredBuyers },
    { provide: Recipients, useClass: StoredRecipients },
    { provide: Registrations, useClass: RegistrationHandleRepository },
  ],
  exports: [ActiveAccounts, Buyers, Recipients, Registrations],
})
export class AccountsPortsModule {
  constructor(persons: PersonGuard, holder: AccountHolder) {
    persons.bind(holder);
  }
}
