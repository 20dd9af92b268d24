import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { clipFile } from '#modules/media/testing/clips.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { pipeToCli } from '../../support/processes/cli.ts';

jest.setTimeout(300_000);

const ROOT = path.resolve(import.meta.dirname, '../../..');
const EPISODES = 12;
/** Long enough to be killed in. */
const FILM_BYTES = 40_000_000;

let home: string;
let database: TestDatabase;
let films: string;
let environment: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'parde-folder-'));
  films = path.join(home, 'films/Dark/Season 01');
  database = await createTestDatabase();
  environment = { DATABASE_URL: database.url, DATA_DIR: path.join(home, 'data') };
  await mkdir(films, { recursive: true });
  for (let episode = 1; episode <= EPISODES; episode++) await longFilm(episode);
  const titles = [
    {
      type: 'series',
      title: 'Dark',
      year: 2017,
      source: 'test',
      source_id: 'dark',
      seasons: 1,
    },
  ];
  await writeFile(path.join(home, 'titles.jsonl'), titles.map((title) => `${JSON.stringify(title)}\n`).join(''));
  const imported = await pipeToCli(['import', path.join(home, 'titles.jsonl')], '', environment);
  expect(imported.output).toContain('1 added');
});
afterAll(async () => {
  await database?.drop();
  await rm(home, { recursive: true, force: true });
});

/** A clip with an empty box behind it, no two alike. */
async function longFilm(episode: number): Promise<void> {
  const file = path.join(films, `Dark.S01E${String(episode).padStart(2, '0')}.720p.mp4`);
  await copyFile(clipFile('silent.mp4'), file);
  const { length } = await readFile(file);
  const head = Buffer.alloc(12);
  head.writeUInt32BE(FILM_BYTES, 0);
  head.write('free', 4, 'latin1');
  head.writeUInt32BE(episode, 8);
  await appendFile(file, head);
  await truncate(file, length + FILM_BYTES);
}

const brought = async () => {
  const journal = await readFile(path.join(home, 'data/media-journal.jsonl'), 'utf8').catch(() => '');
  return journal.split('\n').filter(Boolean).length;
};

async function rows<Row>(sql: string): Promise<Row[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('a folder of films is brought whole, also when it is killed on the way', async () => {
  const cli = path.join(ROOT, 'services/dist/bin/cli.js');
  const args = ['media', 'add', path.join(home, 'films')];
  const killed = new ManagedProcess(process.execPath, [cli, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
  });
  await eventually(async () => expect(await brought()).toBeGreaterThan(0), 120_000);
  await killed.end('SIGKILL');
  const before = await brought();
  expect(before).toBeLessThan(EPISODES);

  const again = await pipeToCli(args, '', environment);
  expect(again.code).toBe(0);
  expect(again.output).toMatch(
    new RegExp(
      `${EPISODES - before} matched · ${before} already there · 0 not matched|${EPISODES - before - 1} matched · ${before + 1} already there`,
    ),
  );
  expect(await brought()).toBe(EPISODES);
  const onOffer = await rows<{ episode: number; size: number }>(
    `select episode, (media ->> 'size')::int as size from write.title_file where media is not null order by episode`,
  );
  expect(onOffer.map(({ episode }) => episode)).toEqual(Array.from({ length: EPISODES }, (_, index) => index + 1));
  expect(new Set(onOffer.map(({ size }) => size)).size).toBe(1);
  // Once each; what the killed run was writing is beside them under another name at most.
  const kept = (await readdir(path.join(home, 'data/storage/files'))).filter((name) => name.endsWith('.mp4'));
  expect(kept).toHaveLength(EPISODES);
  const [events] = await rows<{ count: number }>(
    `select count(*)::int as count from write.event_log where type = 'media.added.v1'`,
  );
  expect(events?.count).toBe(EPISODES);
});

it('says how it is called, and what is no folder', async () => {
  expect(await pipeToCli(['media'], '', environment)).toMatchObject({
    code: 2,
    output: expect.stringContaining('media -- add FOLDER'),
  });
  expect(await pipeToCli(['media', 'add', path.join(home, 'none')], '', environment)).toMatchObject({
    code: 1,
    output: expect.stringContaining('is no folder'),
  });
});
