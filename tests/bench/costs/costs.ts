/*
 * npm run bench:costs: what one read, search, command, minute watched and gigabyte delivered costs each process and the database, and
 * what ten thousand, a million and fifty million members would need by that. Processor time, so that other work beside it matters little.
 */
import os from 'node:os';
import { runToEnd } from '../cleanup.ts';
import { callerOf, type Profile, startProfile } from '../load/profile.ts';
import { readRealTitles, TITLES_FILE } from '../real-titles.ts';
import { putTable } from '../report/put-table.ts';
import { listedTitles } from '../site/catalogue.ts';
import { importTitles } from '../site/import-titles.ts';
import { givenMembers } from '../site/members.ts';
import { downloadLink } from '../site/premium.ts';
import { terminal } from '../terminal.ts';
import { type Actors, actionsOf } from './actions.ts';
import { type CostRows, capacityFor } from './capacity.ts';
import { atRest, type Cost, costOf } from './measure.ts';
import { Meters } from './meters.ts';
import { capacityTable, costsTable, habitsLine } from './tables.ts';

const MEMBERS = [10_000, 1_000_000, 50_000_000];
const WATCHERS = 640;

async function run(): Promise<void> {
  terminal.step('starting one of every process');
  const profile = await startProfile('log', ['relay', 'projector', 'commands', 'queries', 'media', 'workers']);
  const { client, environment, apps } = profile;
  if (readRealTitles()) {
    terminal.step('importing the real titles');
    await importTitles(TITLES_FILE, { databaseUrl: environment['DATABASE_URL']!, client, onStep: terminal.doing });
    await client.query('vacuum (analyze)');
  } else terminal.step(`${TITLES_FILE} is not there: measured on the demo alone`);
  const actors = await meet(profile);
  const meters = new Meters(apps.all, client);
  const rest = await atRest(meters);
  const costs: Cost[] = [];
  for (const action of actionsOf(actors)) {
    terminal.step(action.name);
    costs.push(await costOf(action, meters, rest));
  }
  const [read, search, command, minute, gigabyte] = costs;
  const rows = { read, search, command, minute, gigabyte } as CostRows;
  const sizes = MEMBERS.map((members) => capacityFor(members, rows));
  const count = actors.titles.length.toLocaleString('en');
  const machine = `${count} titles; ${os.cpus().length} cores, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}.`;
  const text = [costsTable(costs), capacityTable(sizes), habitsLine(), machine].join('\n\n');
  terminal.out(text);
  if (process.argv.includes('--write')) putTable('bench:costs', text);
}

async function meet({ client, apps, commands, queries, token, environment }: Profile): Promise<Actors> {
  const titles = await listedTitles(client);
  const { rows: files } = await client.query<{ id: number; bytes: number }>(
    `select id, (media ->> 'size')::float8 as bytes from read.release_file order by 2 desc, id limit $1`,
    [WATCHERS],
  );
  const download = await downloadLink(commands[0]!, client, token, files[0]!.id);
  const media = apps.all.find(({ name }) => name === 'media')!;
  return {
    commands: commands[0]!,
    queries,
    media: callerOf(media.url),
    titles,
    token,
    watchers: await givenMembers(client, WATCHERS, environment['TOKEN_SECRET']!),
    films: files.map(({ id }) => id),
    download,
    downloadBytes: files[0]!.bytes,
  };
}

await runToEnd(run);
