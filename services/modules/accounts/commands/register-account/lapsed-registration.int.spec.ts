import { Global, Module } from '@nestjs/common';
import { AccountOrders } from '#modules/payments/contract/account-orders.port.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';

const ordered = new Set<number>();

@Global()
@Module({
  providers: [{ provide: AccountOrders, useValue: { exist: async (_: unknown, id: number) => ordered.has(id) } }],
  exports: [AccountOrders],
})
class OrdersModule {}

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({}, [OrdersModule]);
});
afterAll(() => accounts.close());

/** @returns the id of a registration that was never verified, a day ago. */
async function abandoned(username: string): Promise<number> {
  const { body } = await accounts.register(username);
  await accounts.rows(`update write.account set registered_at = now() - interval '25 hours' where id = $1`, [
    body.user_id,
  ]);
  return body.user_id;
}

describe('the username of a registration that nobody verified for a day', () => {
  it('stays with whoever has ordered, and is free where nobody has', async () => {
    ordered.add(await abandoned('buyer'));
    await abandoned('looker');
    const again = (username: string) => accounts.register(username, { email: `${username}2@example.com` });
    expect((await again('buyer')).body.code).toBe('username_taken');
    expect((await again('looker')).body.status).toBe(1);
  });

  it('is given to one of several who ask at the same moment', async () => {
    await abandoned('wanted');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => accounts.register('wanted', { email: `wanted${n}@example.com` })),
    );
    expect(answers.map(({ body }) => body.status).sort()).toEqual([0, 0, 0, 1]);
  });
});
