import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NamedAccounts } from './contract/named-accounts.port.ts';
import { ACCOUNT_ENTITIES } from './persistence/account-persistence.ts';
import { StoredNamedAccounts } from './persistence/ports/stored-named-accounts.ts';

/** For whoever reads names in what members write. Needs the write database. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(ACCOUNT_ENTITIES)],
  providers: [{ provide: NamedAccounts, useClass: StoredNamedAccounts }],
  exports: [NamedAccounts],
})
export class AccountsNamedModule {}
