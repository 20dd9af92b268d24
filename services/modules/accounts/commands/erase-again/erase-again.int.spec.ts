import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { Erasures } from '../../jobs/erasures.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';
import { EraseAgain } from './erase-again.command.ts';

let accounts: AccountsApp;
let id: number;

beforeAll(async () => {
  accounts = await AccountsApp.start({ LOG_LEVEL: 'silent' });
  id = await accounts.member('restless');
  const token = await accounts.tokenOf('restless');
  await accounts.test.post('/api/user/deleteAccount', { token, password: PASSWORD });
});
afterAll(() => accounts?.close());

const eraseAgain = () => accounts.test.app.get(CommandBus).execute(new EraseAgain(systemSender('test')));
const deletedBefore = (interval: string) =>
  accounts.rows(`update write.account set deleted_at = now() - $2::interval where id = $1`, [id, interval]);

/** As if a command had got past the guard. */
const leak = () =>
  accounts.rows(
    `update write.event_log set data = data || '{"name": "Canary Surname"}' where stream = $1 and type = 'user.registered.v1'`,
    [`user-${id}`],
  );
const leaks = () => accounts.rows(`select type from write.event_log where data::text like '%Canary%'`);
const erasures = async () =>
  (await accounts.rows<{ erasures: number }>('select erasures from write.account where id = $1', [id]))[0]?.erasures;
const erasedAgain = async (times: number) => {
  await eraseAgain();
  expect([await erasures(), (await leaks()).length]).toEqual([times, 0]);
};

it('looks through the log again an hour and a day after a deletion, and then no more', async () => {
  await leak();
  await deletedBefore('59 minutes');
  await eraseAgain();
  expect([await erasures(), (await leaks()).length]).toEqual([1, 1]);
  await deletedBefore('61 minutes');
  await erasedAgain(2);
  await leak();
  await eraseAgain();
  expect([await erasures(), (await leaks()).length]).toEqual([2, 1]);
  await deletedBefore('25 hours');
  await erasedAgain(3);
  expect(await eraseAgain()).toEqual({ accounts: 0, more: false });
});

it('takes a deletion of before there was a second look at once', async () => {
  await leak();
  await accounts.rows('update write.account set erasures = 0 where id = $1', [id]);
  await erasedAgain(1);
});

it('goes on where the log has more of somebody than one transaction takes', async () => {
  const busy = await accounts.member('busy');
  const token = await accounts.tokenOf('busy');
  // Before all positions, so that nobody projects them.
  await accounts.rows(
    `insert into write.event_log (id, position, stream, version, type, data, time)
     select gen_random_uuid(), -n, 'copies', n, type, data || '{"address": "Canary"}', time
     from generate_series(1, 4500) n, (
       select type, data, time from write.event_log
       where type = 'user.session-started.v1' and data ->> 'userId' = $1 limit 1
     ) own`,
    [String(busy)],
  );
  expect(await leaks()).toHaveLength(4_500);
  const { body } = await accounts.test.post('/api/user/deleteAccount', { token, password: PASSWORD });
  expect(body.status).toBe(1);
  await accounts.test.app.get(Erasures).runDue();
  const [account] = await accounts.rows<{ erasures: number }>('select erasures from write.account where id = $1', [
    busy,
  ]);
  expect([(await leaks()).length, account?.erasures]).toEqual([0, 1]);
});
