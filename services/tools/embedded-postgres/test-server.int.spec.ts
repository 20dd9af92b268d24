import { withConnection } from './connection.ts';
import { createDatabase, createTestDatabaseServer, dropDatabase, type TestDatabaseServer } from './test-server.ts';

jest.setTimeout(60_000);

let server: TestDatabaseServer;

beforeAll(async () => {
  server = await createTestDatabaseServer();
});

afterAll(() => server.stop());

const tablesOf = (url: string) =>
  withConnection(url, async (client) =>
    (
      await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
    ).rows.map(({ name }) => name),
  );

it('gives each caller a copy of the template, also when several ask at once', async () => {
  const template = await createDatabase(server);
  await withConnection(template, (client) => client.query('CREATE TABLE movies (id int)'));
  const copies = await Promise.all([1, 2, 3].map(() => createDatabase(server, template)));
  expect(new Set(copies).size).toBe(3);
  for (const copy of copies) expect(await tablesOf(copy)).toEqual(['movies']);
});

it('drops a database under the feet of a forgotten client', async () => {
  const url = await createDatabase(server);
  await withConnection(url, async () => dropDatabase(server, url)).catch(() => undefined);
  await expect(tablesOf(url)).rejects.toMatchObject({ code: '3D000' });
});

it('uses the server that is given by the environment, and does not stop it', async () => {
  const before = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = server.url;
  const given = await createTestDatabaseServer();
  await given.stop();
  if (before === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = before;
  expect(given.url).toBe(server.url);
  await createDatabase(server);
});
