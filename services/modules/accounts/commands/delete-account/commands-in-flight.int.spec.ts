import { DataSource } from 'typeorm';
import { CatalogueFilesModule } from '#modules/catalogue/catalogue.files.module.ts';
import { CatalogueMergesModule } from '#modules/catalogue/catalogue.merges.module.ts';
import { CommunityWriteModule } from '#modules/community/community.write.module.ts';
import { EditorialPublishedModule } from '#modules/editorial/editorial.published.module.ts';
import { LibraryWriteModule } from '#modules/library/library.write.module.ts';
import { eventually } from '#platform/testing/eventually.ts';
import type { TestAnswer } from '#platform/testing/test-app.ts';
import { AccountsApp, PASSWORD } from '../../testing/accounts-app.ts';

const AUTHORS = Array.from({ length: 12 }, (_, index) => `leaver${index}`);
const TITLE = 1;

let accounts: AccountsApp;

beforeAll(async () => {
  accounts = await AccountsApp.start({}, [
    EditorialPublishedModule,
    CatalogueFilesModule,
    CatalogueMergesModule,
    CommunityWriteModule,
    LibraryWriteModule,
  ]);
  await accounts.rows(
    `insert into write.title (id, version, slug, identity, source, facts) values ($1, 1, 'one', 'one', 'test', '{}')`,
    [TITLE],
  );
});
afterAll(() => accounts?.close());

const comment = (token: string, body: string) =>
  accounts.test.post('/api/user/comment', { comment: { post_id: TITLE, body }, token });
const erase = (token: string) => accounts.test.post('/api/user/deleteAccount', { token, password: PASSWORD });

/** Until a statement with these words waits for a lock. */
async function waitsFor(statement: string): Promise<void> {
  const sql = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid() and query like $1`;
  await eventually(async () => expect(await accounts.rows(sql, [`%${statement}%`])).not.toEqual([]));
}

/** Keeps events out of the log while `work` runs: whoever deletes an account waits with everything done but this. */
async function whileLogIsHeld(work: () => Promise<void>): Promise<void> {
  const runner = accounts.test.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table write.event_log in share mode');
  await work().finally(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
}

const eventsNaming = (username: string) =>
  accounts.rows(`select type, data from write.event_log where data::text like '%' || $1 || '%'`, [`"${username}"`]);

describe('a comment that is in flight while its author deletes the account', () => {
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const username of AUTHORS) {
      await accounts.member(username);
      tokens.set(username, await accounts.tokenOf(username));
    }
  }, 120_000);

  it.each(AUTHORS.slice(0, 6))('is refused where the deletion came first: %s', async (username) => {
    const token = tokens.get(username)!;
    let late: Promise<TestAnswer> = Promise.reject(new Error('never sent'));
    late.catch(() => undefined);
    let deleted: Promise<TestAnswer> = late;
    await whileLogIsHeld(async () => {
      deleted = erase(token);
      await waitsFor('insert into write.event_log');
      late = comment(token, 'one moment too late');
      await waitsFor('for key share');
    });
    expect((await deleted).body.status).toBe(1);
    expect((await late).body).toMatchObject({ status: -1, auth_error: 'token_expired' });
    expect(await eventsNaming(username)).toEqual([]);
  });

  it.each(AUTHORS.slice(6).map((username, index) => [username, index] as const))(
    'leaves no name, whichever of several comes first: %s',
    async (username, index) => {
      const token = tokens.get(username)!;
      const before = Array.from({ length: index }, (_, n) => comment(token, `before ${n}`));
      const deleted = erase(token);
      const after = Array.from({ length: 8 - index }, (_, n) => comment(token, `after ${n}`));
      expect((await deleted).body.status).toBe(1);
      for (const answer of await Promise.all([...before, ...after])) expect([200, 401]).toContain(answer.status);
      expect(await eventsNaming(username)).toEqual([]);
    },
  );
});

it.each([
  ['collector', 'addToDlList', { post_id: TITLE }, 'list_entry'],
  ['admirer', 'like', { entity: 'post', entity_id: TITLE, type: 'up' }, 'like_mark'],
])(
  'nothing more is kept of somebody who deletes the account in that moment: %s',
  async (username, call, body, table) => {
    const id = await accounts.member(username);
    const token = await accounts.tokenOf(username);
    let late: Promise<TestAnswer> = Promise.reject(new Error('never sent'));
    late.catch(() => undefined);
    let deleted: Promise<TestAnswer> = late;
    await whileLogIsHeld(async () => {
      deleted = erase(token);
      await waitsFor('insert into write.event_log');
      late = accounts.test.post(`/api/user/${call}`, { ...body, token });
      await waitsFor('for key share');
    });
    expect((await deleted).body.status).toBe(1);
    expect((await late).body).toMatchObject({ status: -1, auth_error: 'token_expired' });
    expect(await accounts.rows(`select from write.${table} where user_id = $1`, [id])).toEqual([]);
  },
);
