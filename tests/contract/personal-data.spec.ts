import { pino } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { userDeleted } from '#modules/accounts/contract/accounts.events.ts';
import { TransferMeter } from '#modules/downloads/contract/transfer-meter.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { DailyCleanup } from '#platform/jobs/scheduled/daily-cleanup.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { erasePersonalFields } from '#platform/messaging/outbox/personal-fields/erase-personal-fields.ts';
import { personalFields } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { transactionOn } from '#platform/messaging/projections/projection-runner.ts';
import { ProjectionRegistry } from '#platform/messaging/projections/projections.module.ts';
import { Rebuild } from '#platform/messaging/rebuild/rebuild.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { recordedEvent } from '#platform/testing/recorded-event.ts';
import { MemberLife } from './support/member-life.ts';
import { INDEXES_WHERE_THERE_ARE, wholeReadsOf } from './support/query-plans.ts';
import { loadSampleCatalogue, readModelsFilled } from './support/sample-catalogue.ts';
import { ACCOUNT_PASSWORD, type SiteUnderTest, startSite } from './support/site-under-test.ts';

/** Values that occur nowhere else in the site. */
const USERNAME = 'canary-member';
const PHONE = '+989121110099';
const NAME = 'Canary Surname';
const NEW_EMAIL = 'canary-second@example.com';
const NEW_PHONE = '+989121110088';
const BODY = 'What a fine film this is';
/** Who takes up what waits in the console. */
const OF_STAFF = ['work.claimed.v1'];

let site: SiteUnderTest;
let admin: string;
let token: string;
let userId: number;
let postId: number;
let fileId: number;
let life: MemberLife;

beforeAll(async () => {
  site = await startSite();
  admin = await site.logIn('admin');
  await loadSampleCatalogue(site, admin);
  userId = await site.member(USERNAME, { phone: PHONE });
  token = await site.logInMember(USERNAME);
  const [first] = (await site.post('/api/post/index/1')).posts;
  postId = first.id;
  fileId = (await site.post(`/api/post/getMovie/${first.slug}`)).post.files[0].id;
  const traces = { username: USERNAME, name: NAME, newEmail: NEW_EMAIL, newPhone: NEW_PHONE, body: BODY };
  life = new MemberLife(site, admin, token, userId, first, fileId, traces);
  await life.live();
  await readModelsFilled(site, admin);
}, 120_000);

afterAll(() => site?.close());

function recordedDeletion(): RecordedEvent {
  return recordedEvent(userDeleted({ userId }), { stream: `user-${userId}`, version: 99, position: 1 });
}

/** Every row of both schemas as text, by table. The development's mailbox is not there in production. */
async function everyRow(): Promise<Map<string, string[]>> {
  const source = site.app.get(DataSource);
  const tables: { name: string }[] = await source.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('write', 'read') and table_name <> 'dev_mailbox'`,
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const found: { text: string }[] = await source.query(`select t::text as text from ${name} t`);
    rows.set(
      name,
      found.map(({ text }) => text),
    );
  }
  return rows;
}

async function tablesWith(trace: string): Promise<string[]> {
  const rows = await everyRow();
  return [...rows].filter(([, texts]) => texts.some((text) => text.includes(trace))).map(([name]) => name);
}

describe('what the site keeps about somebody', () => {
  it('is exported whole: a section for each feature that keeps something', async () => {
    const { data } = await site.post('/api/user/exportMyData', {}, token);
    const filled = Object.entries(data as Record<string, unknown[]>).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name).sort()).toEqual(
      [
        'account',
        'comment_reports',
        'comments',
        'downloads',
        'file_reports',
        'letters',
        'likes',
        'lists',
        'notification_settings',
        'notifications',
        'payments',
        'playback',
        'ratings',
        'requests',
        'sessions',
        'statement',
        'subtitle_offsets',
        'subtitles',
        'taste',
      ].sort(),
    );
    expect(data.account[0]).toMatchObject({ username: USERNAME, name: NAME, phone: NEW_PHONE });
    expect(data.playback).toContainEqual(expect.objectContaining({ file_id: fileId, post_id: postId, position: 41 }));
    expect(data.comments.map(({ body }: { body: string }) => body)).toEqual([
      BODY,
      'One that waits',
      'One on the news',
    ]);
    expect(data.comments.at(-1)).toMatchObject({ post_id: null, news_post_id: expect.any(Number) });
  });

  it('is found in the tables before the deletion, so that its absence afterwards says something', async () => {
    for (const trace of [USERNAME, NAME, NEW_PHONE, NEW_EMAIL]) {
      expect(await tablesWith(trace)).toEqual(expect.arrayContaining(['write.event_log', 'read.account']));
    }
  });
});

it('is in every kind of event that says what of it is a member’s own', async () => {
  const ofMembers = [...personalFields()].filter(([, fields]) => fields.some(({ of }) => of === 'userId'));
  const sql = `select distinct type from write.event_log where data ->> 'userId' = $1`;
  const appended = (await site.app.get(DataSource).query(sql, [userId])).map(({ type }: { type: string }) => type);
  expect(ofMembers.map(([type]) => type).filter((type) => !appended.includes(type))).toEqual(OF_STAFF);
});

it('is known for a day: from where a download key was used', async () => {
  const source = site.app.get(DataSource);
  const addresses = () => source.query('select addresses from write.download_key where user_id = $1', [userId]);
  const cleanUp = async () => (await site.app.get(DailyCleanup).run())['addresses of download keys'];
  expect([await cleanUp(), await addresses()]).toEqual([0, [{ addresses: ['127.0.0.1'] }]]);
  await source.query('update write.download_key set addresses_on = addresses_on - 1 where user_id = $1', [userId]);
  expect([await cleanUp(), await addresses()]).toEqual([1, [{ addresses: [] }]]);
});

it('what the log has of somebody is found by an index, whichever field names them', async () => {
  const { manager } = site.app.get(DataSource);
  const plans: string[] = [];
  await manager.transaction(async (own) => {
    await own.query('set local enable_seqscan = off');
    const query = async (sql: string, parameters: unknown[]) => {
      plans.push(JSON.stringify(await own.query(`explain ${sql}`, parameters)));
      return [[], 0];
    };
    const explained = Object.assign(Object.create(own), { query }) as EntityManager;
    await erasePersonalFields({ manager: explained, save: async () => undefined }, [userId]);
  });
  expect(plans.length).toBeGreaterThan(2);
  for (const plan of plans) expect(plan).toMatch(/Index Cond: \(\(data ->> '\w+'::text\) = ANY/);
});

describe('after the deletion', () => {
  beforeAll(async () => {
    await life.done('/api/user/deleteAccount', { password: ACCOUNT_PASSWORD });
    await readModelsFilled(site, admin);
    await eventually(async () => {
      const source = site.app.get(DataSource);
      expect(await source.query('select 1 from write.effect_job where done_at is null')).toEqual([]);
    });
  }, 60_000);

  it.each([USERNAME, NAME, PHONE, PHONE.slice(3), `${USERNAME}@example.com`, NEW_EMAIL, NEW_PHONE])(
    'no table knows %s',
    async (trace) => {
      expect(await tablesWith(trace)).toEqual([]);
    },
  );

  it('no table knows the picture, and it is not shown', async () => {
    const [name] = /[0-9a-f-]{36}/.exec(life.avatar) ?? [];
    expect(name).toBeTruthy();
    expect(await tablesWith(name!)).toEqual([]);
    expect((await site.send({ method: 'GET', url: life.avatar })).status).toBe(404);
  });

  it('nobody knows what they watched, and how they moved its subtitles', async () => {
    const source = site.app.get(DataSource);
    for (const table of ['write.playback', 'write.subtitle_offset', 'read.playback', 'read.subtitle_offset']) {
      expect(await source.query(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
    }
    const events = await source.query(
      `select data ->> 'position' as position, data ->> 'offset' as offset from write.event_log
       where type in ('playback.recorded.v1', 'subtitle-offset.kept.v1') order by type`,
    );
    expect(events).toEqual([
      { position: '0', offset: null },
      { position: '0', offset: null },
      { position: null, offset: '0' },
    ]);
  });

  it('nobody knows what they downloaded, and by which key', async () => {
    const source = site.app.get(DataSource);
    for (const table of ['write.download_meter', 'write.transfer', 'write.download_key', 'read.download_line']) {
      expect([table, await source.query(`select 1 from ${table} where user_id = $1`, [userId])]).toEqual([table, []]);
    }
    // What was under way may come to its end: there is nothing left to charge.
    await site.app.get(TransferMeter).settle(life.underWay, 2_000);
  });

  it('the approved comment stays, by a deleted user', async () => {
    const { comments } = await site.post('/api/post/comments', { post_id: postId, page: 1 });
    expect(comments).toHaveLength(1);
    expect(comments[0]).toMatchObject({ body: BODY });
    expect(JSON.stringify(comments)).toContain('Deleted user');
  });

  it('no read model is looked through from end to end for it', async () => {
    const { projections } = site.app.get(ProjectionRegistry);
    const hearing = projections.filter(({ types }) => types.includes(userDeleted.type));
    expect(hearing.length).toBeGreaterThan(10);
    const client = await site.app.get(ReadDatabase).pool.connect();
    const found: string[] = [];
    for (const projection of hearing) {
      await client.query(`begin; ${INDEXES_WHERE_THERE_ARE}; set local search_path to read, public`);
      // Where there are a few rows the planner would join them by reading the table's whole index.
      await client.query('set local enable_mergejoin = off; set local enable_hashjoin = off');
      const transaction = transactionOn(client, []);
      await projection.project([recordedDeletion()], {
        ...transaction,
        query: async (sql, parameters = []) => {
          for (const table of await wholeReadsOf({ sql, parameters }, client))
            found.push(`${projection.name}: ${table}`);
          return transaction.query(sql, parameters);
        },
      });
      await client.query('rollback');
    }
    client.release();
    expect(found).toEqual([]);
  });

  it('every read model made anew from the log is the same as the live one', async () => {
    const { projections } = site.app.get(ProjectionRegistry);
    expect(projections.length).toBeGreaterThan(10);
    const options = {
      database: site.app.get(ReadDatabase),
      writeDatabaseUrl: site.app.get(Config).values.writeDatabaseUrl,
    };
    for (const projection of projections.filter(({ tables }) => tables.length > 0)) {
      const logger = pino({ level: 'silent' });
      const result = await new Rebuild(projection, { ...options, logger, mode: 'check' }).run();
      expect([projection.name, result.parked, result.differences]).toEqual([projection.name, 0, []]);
    }
  }, 120_000);
});
