import { createTestDatabase } from '#platform/testing/test-database.ts';
import { createDataSource } from './connections/connections.ts';
import { writeSomething } from './disk-check.ts';

it('a database that has no room for what is written is found out', async () => {
  const database = await createTestDatabase();
  const check = async () => {
    const dataSource = createDataSource({ url: database.url, max: 1, applicationName: 'under-test' }, {});
    await dataSource.initialize();
    const outcome = await writeSomething(dataSource).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
    await dataSource.query(`alter database "${new URL(database.url).pathname.slice(1)}" set temp_file_limit to '64kB'`);
    await dataSource.destroy();
    return outcome;
  };
  expect(await check()).toBe('ok');
  // configuration_limit_exceeded; that of a full disk is disk_full (53100).
  expect(await check()).toBe('53400');
  await database.drop();
});
