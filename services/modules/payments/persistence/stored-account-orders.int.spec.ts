import { DataSource } from 'typeorm';
import { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { NO_AUTHOR } from '#platform/messaging/outbox/event-appender.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { StoredAccountOrders } from './stored-account-orders.ts';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('an account has ordered once it has a payment, in whatever state', async () => {
  for (const id of [1, 2]) {
    await dataSource.query(
      `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
       values ($1, 1, $2, $2, $2, $2, $2, '', 'viewer', 2)`,
      [id, `user${id}`],
    );
  }
  await dataSource.query(
    `insert into write.payment (version, reference, user_id, plan_id, offer_id, size, price, discount, amount, gateway, state,
       created_at, deadline_at)
     values (1, 'r', 1, 2, 2, 30, 1000, 0, 1000, 'sandbox', 'expired', now(), now())`,
  );
  const transaction = new CommandTransaction(dataSource.manager, NO_AUTHOR);
  const orders = new StoredAccountOrders();
  expect([await orders.exist(transaction, 1), await orders.exist(transaction, 2)]).toEqual([true, false]);
});
