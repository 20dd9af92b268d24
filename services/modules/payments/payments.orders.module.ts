import { Global, Module } from '@nestjs/common';
import { AccountOrders } from './contract/account-orders.port.ts';
import { StoredAccountOrders } from './persistence/stored-account-orders.ts';

/** Global for AccountOrders, which accounts asks in commands and in workers. Needs the write database. */
@Global()
@Module({ providers: [{ provide: AccountOrders, useClass: StoredAccountOrders }], exports: [AccountOrders] })
export class PaymentsOrdersModule {}
