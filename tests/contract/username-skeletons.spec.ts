import { DataSource } from 'typeorm';
import { UsernameSkeletons1732000014003 } from '#migrations/write/1732000014003-username-skeletons.ts';
import { usernameSkeleton } from '#modules/accounts/domain/names/username-likeness.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';

const USERNAMES = ['Ivan', 'lvan', '1VAN', 'ivan', 'Mamad', 'marnad', 'WEST', 'vv-est', 'o0O_1Il', 'sara'];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

it('accounts of before get the skeleton of their usernames; of those that are alike the oldest has it', async () => {
  const runner = dataSource.createQueryRunner();
  const migration = new UsernameSkeletons1732000014003();
  await migration.down(runner);
  for (const username of USERNAMES) {
    await runner.query(
      `insert into write.account (version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
       values (1, $1, lower($1) || '-' || md5($1), '', '', '', '', 'viewer', 1)`,
      [username],
    );
  }
  await migration.up(runner);
  const rows: { username: string; skeleton: string | null }[] = await runner.query(
    'select username, username_skeleton as skeleton from write.account order by id',
  );
  await runner.release();
  const seen = new Set<string>();
  const expected = USERNAMES.map((username) => {
    const skeleton = usernameSkeleton(username);
    const first = !seen.has(skeleton);
    seen.add(skeleton);
    return { username, skeleton: first ? skeleton : null };
  });
  expect(rows).toEqual(expected);
  expect(expected.filter(({ skeleton }) => skeleton === null)).toHaveLength(3);
});
