import { randomUUID } from 'node:crypto';
import { SessionNotHeardOf } from '#platform/auth/auth-errors.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { AccountsApp } from '../../testing/accounts-app.ts';
import { ReadSessions } from './read-sessions.ts';

let accounts: AccountsApp;
let sessions: ReadSessions;
const now = () => Date.now() / 1_000;
const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

beforeAll(async () => {
  accounts = await AccountsApp.start();
  sessions = new ReadSessions(
    accounts.test.database,
    accounts.test.app.get(ReadModelFeed),
    accounts.test.app.get(Config),
  );
});

afterAll(() => accounts.close());

describe('sessions as the read side knows them', () => {
  it('are those that neither ended nor gave way', async () => {
    const id = await accounts.member('mirrored');
    const first = sessionOf((await accounts.logIn('mirrored')).body.token);
    expect(await sessions.verify(id, first, now(), [])).toMatchObject({ username: 'mirrored', sessionId: first });
    const { token } = (await accounts.logIn('mirrored')).body;
    expect(await sessions.verify(id, sessionOf(token), now(), [])).not.toBeNull();
    expect(await sessions.verify(id, first, now(), [])).toBeNull();
    expect(await sessions.verify(id + 1, sessionOf(token), now(), [])).toBeNull();
    await accounts.test.post('/api/user/logout', { token });
    await eventually(async () => expect(await sessions.verify(id, sessionOf(token), now(), [])).toBeNull());
  });

  it('never sign anybody out whose log-in they have not heard of: the request waits, or may come again', async () => {
    const id = await accounts.member('hasty');
    const unheard = randomUUID();
    await expect(sessions.verify(id, unheard, now(), [])).rejects.toBeInstanceOf(SessionNotHeardOf);
    expect(await sessions.verify(id, unheard, now() - 3_600, [])).toBeNull();

    const waiting = sessions.verify(id, unheard, now(), []);
    const expires = new Date(Date.now() + 60_000);
    await accounts.rows(`insert into read.session (session_id, user_id, expires_at) values ($1, $2, $3)`, [
      unheard,
      id,
      expires,
    ]);
    await accounts.rows(
      `insert into read.session_history (session_id, user_id, started_at, expires_at) values ($1, $2, now(), $3)`,
      [unheard, id, expires],
    );
    expect(await waiting).toMatchObject({ username: 'hasty', sessionId: unheard });
  });
});
