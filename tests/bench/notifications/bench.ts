/*
 * npm run bench:notifications: how long it takes until 100,000 followers of a series have a new episode in their bell: taken in,
 * spread in batches by one worker, numbered, projected. Beside it the same rows by one plain INSERT on the same server, and how long a
 * member's newNotifications takes meanwhile. Only the ratios of a run mean anything.
 */
import type * as TemplateModule from '#apps/composition/testing/prepare-test-template.ts';
import type * as GivenFiles from '#modules/catalogue/testing/given-release-files.ts';
import type * as AppModule from '#modules/notifications/testing/notifications-app.ts';
import { startPostgres } from '../../support/postgres/start-postgres.ts';
import { percentile } from '../measure/figures.ts';
import { compiled } from '../paths.ts';

const FOLLOWERS = 100_000;
const ROUNDS = 3;
const BAR_SECONDS = 60;

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => (performance.now() - since) / 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
let fastEnough = true;
try {
  const { prepareTemplate } = await compiled<typeof TemplateModule>(
    'apps/composition/testing/prepare-test-template.js',
  );
  await prepareTemplate(postgres.url);
  await measure();
} finally {
  await postgres.stop();
}
process.exit(fastEnough ? 0 : 1);

async function measure(): Promise<void> {
  const { startNotificationsApp } = await compiled<typeof AppModule>(
    'modules/notifications/testing/notifications-app.js',
  );
  const { givenReleaseFiles } = await compiled<typeof GivenFiles>('modules/catalogue/testing/given-release-files.js');
  const app = await startNotificationsApp({ LOG_LEVEL: 'silent' });
  const { rows } = app.database;
  const query = rows.bind(app.database);
  await query(
    `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
     select n, 1, t, t, t, t, t, '', 'viewer', 1 from generate_series(1, ${FOLLOWERS}) n, lateral (select 'user' || n as t) names`,
  );
  const token = app.signIn({ userId: FOLLOWERS / 2 });
  const series = await app.title(2);
  await query(
    `insert into write.list_entry (user_id, kind, post_id, version, listed)
     select n, 'series', ${series}, 1, true from generate_series(1, ${FOLLOWERS}) n`,
  );
  await query('analyze write.list_entry');
  const told = async () => Number((await query('select count(*) as n from read.notification'))[0]?.['n']);
  const numbered = async () => {
    while ((await query('select from write.event_log where position is null limit 1')).length > 0) await pause(5);
  };
  say(`followers                       ${FOLLOWERS.toLocaleString('en-US')}`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await givenReleaseFiles(app.app, series, [{ season: 1, episode: round, quality: 1 }]);
    await numbered();
    const asking = askAgainAndAgain(() => app.post('/api/user/newNotifications', { token }));
    const begun = performance.now();
    await app.desk.takeIn();
    const taken = seconds(begun);
    for (let batch = await app.desk.spread(); batch > 0; ) batch = await app.desk.spread();
    const spread = seconds(begun);
    while ((await told()) < round * FOLLOWERS) await pause(20);
    const all = seconds(begun);
    const asked = await asking.end();
    const plainSeconds = await insertPlainly(query, round);
    if (all > BAR_SECONDS) fastEnough = false;
    say(
      `round ${round}: taken in ${taken.toFixed(2)} s, spread ${spread.toFixed(1)} s, in every bell ${all.toFixed(1)} s ` +
        `(${Math.round(FOLLOWERS / all).toLocaleString('en-US')}/s; one plain INSERT ${plainSeconds.toFixed(1)} s); ` +
        `newNotifications meanwhile p50 ${percentile(asked, 0.5).toFixed(1)} ms, p99 ${percentile(asked, 0.99).toFixed(1)} ms`,
    );
  }
  const [sent] = await query(
    `select sum(jsonb_array_length(data -> 'userIds'))::int - (select count(*)::int from read.notification) as twice
     from write.event_log where type = 'notification.sent.v1'`,
  );
  say(`told twice                      ${sent?.['twice']}`);
  if (sent?.['twice'] !== 0) fastEnough = false;
  await app.close();
}

/** @returns with `end()` how long each answer took, in milliseconds. */
function askAgainAndAgain(ask: () => Promise<unknown>): { end(): Promise<number[]> } {
  const asked: number[] = [];
  let done = false;
  const asking = (async () => {
    while (!done) {
      const begun = performance.now();
      await ask();
      asked.push(performance.now() - begun);
      await pause(50);
    }
  })();
  return {
    end: async () => {
      done = true;
      await asking;
      return asked;
    },
  };
}

/** The same rows by one statement, to compare with. @returns the seconds it took. */
async function insertPlainly(query: (sql: string) => Promise<unknown>, round: number): Promise<number> {
  const begun = performance.now();
  await query('create table if not exists read.bench_plain (like read.notification including all)');
  await query(
    `insert into read.bench_plain select n, ${round}, 'new-episode', '{"postId":1,"season":1,"episode":1}', now(), 1
     from generate_series(1, ${FOLLOWERS}) n`,
  );
  return seconds(begun);
}
