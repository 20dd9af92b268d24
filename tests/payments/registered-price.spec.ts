import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsApp } from '#modules/accounts/testing/accounts-app.ts';
import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { PaymentGateways } from '#modules/payments/application/payment-gateways.ts';
import { PaymentsWriteModule } from '#modules/payments/payments.write.module.ts';
import { eventually } from '#platform/testing/eventually.ts';

const PRICE = 490_000;
const DEARER = 900_000;

@Global()
@Module({ providers: [{ provide: PaymentGateways, useValue: new PaymentGateways([]) }], exports: [PaymentGateways] })
class NoBanksModule {}

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({}, [NoBanksModule, MembershipWriteModule, PaymentsWriteModule]);
});
afterAll(() => accounts?.close());

const salesOf = async (username: string) =>
  accounts.rows<{ price: number }>('select price::float8 from write.registration_sale where user_id = $1', [
    await accounts.idOf(username),
  ]);

describe('a registration with a paid plan', () => {
  it('is told the price that is kept for it', async () => {
    const { body } = await accounts.register('buyer', { planId: 2 });
    expect(body).toMatchObject({ status: 1, price: PRICE, size: 30 });
    expect(await salesOf('buyer')).toEqual([{ price: PRICE }]);
  });

  it('is told it also when the price changes while it is made', async () => {
    const other = accounts.test.app.get(DataSource).createQueryRunner();
    await other.startTransaction();
    try {
      // Whoever wants the same username waits for this one to end.
      await other.query(
        `insert into write.account (version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values (1, 'hesitant', 'hesitant', 'x', 'h@example.com', 'h@example.com', '', 'viewer', 1)`,
      );
      const answer = accounts.register('hesitant', { planId: 2 });
      await eventually(async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into write.account%'`;
        expect(await accounts.rows(waiting)).not.toEqual([]);
      });
      await accounts.rows('update write.plan set price = $1 where id = 2', [DEARER]);
      await other.rollbackTransaction();
      const { body } = await answer;
      expect(body).toMatchObject({ status: 1, price: DEARER });
      expect(await salesOf('hesitant')).toEqual([{ price: DEARER }]);
    } finally {
      if (other.isTransactionActive) await other.rollbackTransaction();
      await other.release();
    }
  });
});
