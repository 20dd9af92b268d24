import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { claimedTables, type TableOwners, tableOwners } from './table-owners.ts';
import { foreignTables, productSources } from './table-ownership.ts';

const TABLES = `
  select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('write', 'read') order by 1`;

describe('a table', () => {
  let database: TestDatabase;
  let migrated: string[];
  let claims: TableOwners;

  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    migrated = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    await client.end();
    claims = tableOwners(await claimedTables());
  });
  afterAll(() => database?.drop());

  it('has one owner', () => {
    expect(claims.disputes).toEqual([]);
    expect(migrated.filter((table) => !claims.owners.has(table))).toEqual([]);
    expect([...claims.owners.keys()].filter((table) => !migrated.includes(table))).toEqual([]);
  });

  it('is named by its owner alone', () => {
    expect(foreignTables(productSources(), claims.owners)).toEqual([]);
  });
});

describe('the check', () => {
  const owners = new Map([
    ['write.account', 'accounts'],
    ['read.account', 'accounts'],
    ['read.search_title', 'search'],
    ['read.talk', 'talk'],
    ['write.event_log', 'platform/messaging'],
  ]);
  const complaintsOf = (path: string, text: string) => foreignTables([{ path, text }], owners);

  it.each([
    ['a text', `const FIND = 'select id from write.account where id = $1';`, 'write.account'],
    [
      'a template',
      `const FIND = \`select \${COLUMNS} from read.talk left join read.account using (id)\`;`,
      'read.account',
    ],
    ['the end of a template', `const all = \`select \${columns} from write.account\`;`, 'write.account'],
    ['a name that is put together', `const of = (name: string) => \`select * from read.acc\${name}\`;`, 'read.account'],
  ])('finds a table of another module in %s', (_, text, table) => {
    expect(complaintsOf('talk/queries/get-talk/get-talk.handler.ts', text)).toEqual([
      `talk/queries/get-talk/get-talk.handler.ts names ${table}, which belongs to accounts`,
    ]);
  });

  it('finds a table of the platform in a module, and one of a module in the platform', () => {
    expect(complaintsOf('talk/jobs/look.ts', `const LAST = 'select max(id) from write.event_log';`)).toEqual([
      'talk/jobs/look.ts names write.event_log, which belongs to platform/messaging',
    ]);
    expect(complaintsOf('platform/mail/send.ts', `const TO = 'select email from write.account';`)).toEqual([
      'platform/mail/send.ts names write.account, which belongs to accounts',
    ]);
  });

  it('takes a table that only running shows for one of somebody else, but not in the platform', () => {
    const text = `const all = (table: string) => \`select * from write.\${table}\`;`;
    expect(complaintsOf('talk/jobs/look.ts', text)).toHaveLength(2);
    expect(complaintsOf('platform/messaging/rebuild/lock.ts', text)).toEqual([]);
  });

  it('knows that a projection names tables without their schema', () => {
    const sql = (text: string) => complaintsOf('talk/projections/talk.projection.ts', `const SQL = '${text}';`);
    const complaint = ['talk/projections/talk.projection.ts names read.account, which belongs to accounts'];
    expect(sql('update account set name = $2 where id = $1')).toEqual(complaint);
    expect(sql('insert into talk select id from account')).toEqual(complaint);
    expect(sql('with account as (select 1) insert into talk select * from account')).toEqual([]);
    expect(sql('insert into talk values ($1)')).toEqual([]);
  });

  it('lets be what a module says of its own tables, and what is no SQL', () => {
    const text = `
      import { CommunityReadModule } from './community.read.account.ts';
      // As read.account has it.
      const OWN = 'select * from read.talk';`;
    expect(complaintsOf('talk/talk.read.module.ts', text)).toEqual([]);
  });

  it('tells of a table that two modules claim', () => {
    const claims = ['accounts', 'talk'].map((owner) => ({ table: 'read.account', owner }));
    expect(tableOwners(claims).disputes).toEqual(['read.account belongs to accounts and to talk']);
  });
});
