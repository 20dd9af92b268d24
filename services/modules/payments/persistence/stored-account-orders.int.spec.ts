import { DataSource } from 'typeorm';
import { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { PersonGuard } from '#platform/messaging/outbox/personal-fields/person-guard.ts';
import { NO_AUTHOR } from '#platform/testing/append-events.ts';
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

const PAYMENTS = [
  { state: 'pending', deadline: 'now()', ordered: true },
  { state: 'expired', deadline: 'now()', ordered: true },
  { state: 'failed', deadline: `now() - interval '23 hours'`, ordered: true },
  { state: 'expired', deadline: `now() - interval '25 hours'`, ordered: false },
  { state: 'reversed', deadline: `now() - interval '25 hours'`, ordered: false },
  { state: 'reversal_refused', deadline: `now() - interval '1 year'`, ordered: true },
];

it('an account has ordered while there is money, or may be', async () => {
  const orders = new StoredAccountOrders();
  const transaction = new CommandTransaction(dataSource.manager, NO_AUTHOR, new PersonGuard());
  for (const [index, { state, deadline, ordered }] of PAYMENTS.entries()) {
    const id = index + 1;
    await dataSource.query(
      `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
       values ($1, 1, $2, $2, $2, $2, $2, '', 'viewer', 2)`,
      [id, `user${id}`],
    );
    expect(await orders.exist(transaction, id)).toBe(false);
    await dataSource.query(
      `insert into write.payment (version, reference, user_id, plan_id, offer_id, size, price, discount, amount, gateway, state,
         created_at, deadline_at)
       values (1, $2, $1, 2, 2, 30, 1000, 0, 1000, 'sandbox', $3, now(), ${deadline})`,
      [id, `reference ${id}`, state],
    );
    expect([state, deadline, await orders.exist(transaction, id)]).toEqual([state, deadline, ordered]);
  }
});
