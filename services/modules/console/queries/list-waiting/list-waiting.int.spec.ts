import { Global, Module } from '@nestjs/common';
import { Usernames } from '#modules/accounts/contract/usernames.port.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { ConsoleClaimsWriteModule } from '../../console.claims.write.module.ts';
import { ConsoleProjectorModule } from '../../console.projector.module.ts';
import { ConsoleReadModule } from '../../console.read.module.ts';

@Global()
@Module({ providers: [{ provide: Usernames, useValue: { find: async () => new Map() } }], exports: [Usernames] })
class UsernamesModule {}

/** As many of a kind as it has days, each of that day of January. */
function work(name: string, role: 'moderator' | 'admin', days: number[]) {
  const rows = days.map(
    (day, at) => `(${at + 1}, '2026-01-0${day}T00:00:00Z'::timestamptz, '${name} ${at + 1}', 'sara')`,
  );
  const items = `from (values ${rows.join(', ')}) as t(id, since, text, by)`;
  return {
    counted: { name, role, sql: `select count(*) as count, min(since) as oldest_at ${items}` },
    listed: { name, sql: `select * ${items} order by since limit $1` },
  };
}

describe('all that waits for staff', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    app = await startTestApp({
      modules: [ConsoleReadModule, ConsoleClaimsWriteModule, ConsoleProjectorModule, UsernamesModule],
    });
    const registry = app.app.get(WaitingWorkRegistry, { strict: false });
    const all = [
      work('contacts', 'moderator', [2, 5]),
      work('requests', 'moderator', [1, 4]),
      work('payments', 'admin', [3]),
    ];
    registry.add(...all.map(({ counted }) => counted));
    registry.addItems(...all.map(({ listed }) => listed));
    for (const [name, userId, role] of [
      ['sara', 1, 'moderator'],
      ['omid', 2, 'moderator'],
      ['root', 3, 'admin'],
      ['viewer', 4, 'viewer'],
    ] as const) {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', $3, 1)`,
        [userId, name, role],
      );
      tokens[name] = app.signIn({ userId, role });
    }
  });
  afterAll(() => app.close());

  const list = (who: string, query = '', after?: TestAnswer) =>
    app.get(`/api/console/waiting${query}`, {
      authorization: `Bearer ${tokens[who]}`,
      ...(after && { 'parde-after': String(after.headers['parde-position']) }),
    });
  const claim = (who: string, kind: string, id: number, more = {}) =>
    app.post('/api/console/waiting/claim', { kind, id, ...more, token: tokens[who] });
  const idsOf = ({ body }: TestAnswer) => body.map(({ id }: { id: string }) => id);

  it('is one list, what waits longest first, of what its reader may act on', async () => {
    const seen = await list('sara');
    expect(idsOf(seen)).toEqual(['requests-1', 'contacts-1', 'requests-2', 'contacts-2']);
    expect(seen.headers['content-range']).toBe('waiting 0-3/4');
    expect(seen.body[0]).toEqual({
      id: 'requests-1',
      kind: 'requests',
      item_id: 1,
      since: '2026-01-01T00:00:00.000Z',
      text: 'requests 1',
      by: 'sara',
      about: null,
      claim: null,
    });
    expect(idsOf(await list('root'))).toEqual(['requests-1', 'contacts-1', 'payments-1', 'requests-2', 'contacts-2']);
  });

  it('is cut into pages, and narrowed to a kind', async () => {
    const page = await list('root', '?range=[1,2]');
    expect([idsOf(page), page.headers['content-range']]).toEqual([['contacts-1', 'payments-1'], 'waiting 1-2/5']);
    const kind = await list('root', `?filter=${encodeURIComponent('{"kind":"contacts"}')}`);
    expect([idsOf(kind), kind.headers['content-range']]).toEqual([['contacts-1', 'contacts-2'], 'waiting 0-1/2']);
    expect(idsOf(await list('sara', `?filter=${encodeURIComponent('{"kind":"payments"}')}`))).toEqual([]);
    expect((await list('root', `?sort=${encodeURIComponent('["since","DESC"]')}`)).status).toBe(422);
  });

  it('says who is at it, and lets no second one come to it silently', async () => {
    const taken = await claim('sara', 'contacts', 1);
    expect(taken.body).toEqual({ status: 1, until: expect.any(String) });
    const claimOf = async (who: string) => (await list(who, '', taken)).body[1].claim;
    expect(await claimOf('sara')).toEqual({ username: 'user1', mine: true, until: taken.body.until });
    expect(await claimOf('omid')).toMatchObject({ mine: false });
    const refused = await claim('omid', 'contacts', 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'work_taken']);
    expect((await claim('sara', 'contacts', 1)).status).toBe(200);
    expect((await claim('omid', 'contacts', 2)).status).toBe(200);
    const over = await claim('omid', 'contacts', 1, { over: true });
    expect((await list('sara', '', over)).body[1].claim).toMatchObject({ mine: false });
  });

  it('is free again when the claim has ended', async () => {
    await app.database.rows(`update write.work_claim set until = now() - interval '1 second'`);
    const taken = await claim('sara', 'contacts', 1);
    expect(taken.status).toBe(200);
    await list('sara', '', taken);
    await app.database.rows(`update read.work_claim set until = now() - interval '1 second'`);
    expect((await list('omid')).body[1].claim).toBeNull();
  });

  it('goes to one of two who take it up at once', async () => {
    const both = await Promise.all([claim('sara', 'requests', 2), claim('omid', 'requests', 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is for staff', async () => {
    expect((await list('viewer')).status).toBe(403);
    expect((await claim('viewer', 'contacts', 1)).status).toBe(403);
    expect((await claim('sara', 'letters', 1)).status).toBe(422);
  });
});
