import { spawn } from 'node:child_process';
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '#platform/testing/eventually.ts';
import { withConnection } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import type { EmbeddedPostgresOptions } from './embedded-postgres-options.ts';
import { judgeProcess } from './server/postmaster.ts';
import { findRunningServer } from './server/running-server.ts';
import { syncMethod } from './server/server-settings.ts';
import { kill9, launchElsewhere } from './testing/other-launcher.ts';

jest.setTimeout(120_000);

let root: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
  running.push(server);
  return server;
}

async function refusal(options: Partial<EmbeddedPostgresOptions> = {}): Promise<{ code?: string; message: string }> {
  return start(options).then(
    () => ({ message: 'it started' }),
    (error: Error & { code?: string }) => error,
  );
}

const remember = (url: string, word: string) =>
  withConnection(url, (client) =>
    client.query(`CREATE TABLE IF NOT EXISTS words (word text); INSERT INTO words VALUES ('${word}')`),
  );

const remembered = (url: string) =>
  withConnection(url, async (client) =>
    (await client.query<{ word: string }>('SELECT word FROM words')).rows.map(({ word }) => word),
  );

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'parde-embedded-spec-'));
  await chmod(root, 0o755);
  dataDir = path.join(root, 'data');
});

afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.stop();
    await rm(server.home, { recursive: true, force: true, maxRetries: 10 });
  }
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

describe('an embedded PostgreSQL', () => {
  it('keeps its data over a stop and a start, and its process ends with stop()', async () => {
    const steps: string[] = [];
    const first = await start({ onProgress: (step) => steps.push(step) });
    await remember(first.url, 'سلام');
    await first.stop();
    await first.stop();
    expect(judgeProcess(first.pid, path.join(first.home, 'cluster'))).toBe('gone');
    const second = await start();
    expect(await remembered(second.url)).toEqual(['سلام']);
    expect(second.adopted).toBe(false);
    expect(steps).toEqual(['initialising', 'starting', 'ready']);
  });

  it('asks for a password that only its owner can read, and takes the caller’s settings', async () => {
    const { url, home } = await start({ settings: { work_mem: '5MB' } });
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(withConnection(wrong.href, (client) => client.query('SELECT 1'))).rejects.toMatchObject({
      code: '28P01',
    });
    expect((await stat(path.join(home, 'password'))).mode & 0o777).toBe(0o600);
    const settings = await withConnection(
      url,
      async (client) =>
        (
          await client.query(
            `SELECT current_setting('work_mem') AS memory, current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync,
              current_setting('recovery_init_sync_method') AS syncs`,
          )
        ).rows[0],
    );
    expect(settings).toEqual({
      memory: '5MB',
      addresses: '127.0.0.1',
      fsync: 'on',
      syncs: syncMethod(process.platform, os.release()),
    });
  });

  it('says in its log what was refused, and neither of whom, nor which statement with which parameters', async () => {
    const { url, logFile } = await start();
    await withConnection(url, async (client) => {
      const refused = async (sql: string, parameters: unknown[] = []) => {
        await expect(client.query(sql, parameters)).rejects.toThrow();
      };
      await client.query('create table account (email text unique, age int not null check (age > 0))');
      const insert = 'insert into account values ($1, $2)';
      await client.query(insert, ['leila@example.com', 30]);
      await refused(insert, ['leila@example.com', 31]);
      await refused(insert, ['sara@example.com', 0]);
      await refused(`insert into account values ('sara@example.com', null)`);
      await refused(`select 'sara@example.com', 1 / 0`);
    });
    const log = await readFile(logFile, 'utf8');
    for (const said of ['account_email_key', 'account_age_check', 'not-null constraint', 'division by zero']) {
      expect(log).toContain(said);
    }
    expect(log).not.toMatch(/leila|sara|insert into/);
  });

  it('answers on a socket that its user alone can enter, and on the loopback', async () => {
    const way = (url: string) =>
      withConnection(
        url,
        async (client) => (await client.query('SELECT inet_client_addr() AS address')).rows[0].address,
      );
    const { url, socketUrl, home } = await start();
    expect(await way(url)).toBe('127.0.0.1');
    expect(await way(socketUrl)).toBeNull();
    expect((await stat(path.join(home, 'cluster'))).mode & 0o077).toBe(0);
    await expect(
      withConnection(socketUrl.replace(/:[^:]+@/, ':wrong@'), (client) => client.query('SELECT 1')),
    ).rejects.toMatchObject({
      code: '28P01',
    });
    expect(await way((await findRunningServer(dataDir)) ?? '')).toBeNull();
  });

  it('stays with the loopback where the path of its data is too long for a socket', async () => {
    const { url, socketUrl } = await start({ dataDir: path.join(root, 'a'.repeat(100)) });
    expect(socketUrl).toBe(url);
    await remember(url, 'سلام');
    expect(await remembered(url)).toEqual(['سلام']);
  });

  it('has the extensions that searching needs, and knows Persian letters', async () => {
    const { url } = await start();
    const { trigrams, lower } = await withConnection(url, async (client) => {
      for (const extension of ['pg_trgm', 'unaccent', 'fuzzystrmatch', 'btree_gin'])
        await client.query(`CREATE EXTENSION ${extension}`);
      return (await client.query(`SELECT show_trgm('سلام') AS trigrams, lower('ÉŞ') AS lower`)).rows[0];
    });
    expect(trigrams).toHaveLength(5);
    expect(lower).toBe('éş');
  });
});

describe('after its launcher was killed', () => {
  it('is adopted while it still runs, and stopped by its new launcher', async () => {
    const killed = await launchElsewhere(dataDir);
    await remember(killed.said.url, 'before');
    await kill9(killed);
    const adopted = await start();
    expect(adopted).toMatchObject({ pid: killed.said.pid, port: killed.said.port, adopted: true });
    expect(await remembered(adopted.url)).toEqual(['before']);
    expect(adopted.socketUrl).not.toBe(adopted.url);
    expect(await remembered(adopted.socketUrl)).toEqual(['before']);
    await adopted.stop();
    expect(judgeProcess(adopted.pid, path.join(adopted.home, 'cluster'))).toBe('gone');
  });

  it('starts anew when the server was killed as well', async () => {
    const killed = await launchElsewhere(dataDir);
    await remember(killed.said.url, 'before');
    await kill9(killed);
    process.kill(killed.said.pid, 'SIGKILL');
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(await remembered(server.url)).toEqual(['before']);
  });

  it('starts anew, and spares the program, when its process id belongs to another program now', async () => {
    const first = await start();
    await first.stop();
    const cluster = path.join(first.home, 'cluster');
    const { uid, gid } = await stat(cluster);
    // Of the same user: PostgreSQL itself takes a process it may not signal for none of its own.
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    await writeFile(
      path.join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1700000000\n${first.port}\n\n127.0.0.1\n  1234 1234\nready   \n`,
    );
    const server = await start();
    expect(server.adopted).toBe(false);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  it('removes what a killed initialisation has left', async () => {
    await mkdir(path.join(dataDir, 'initialising-0123', 'cluster'), { recursive: true });
    await chmod(dataDir, 0o755);
    await start();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('initialising-'))).toEqual([]);
  });
});

describe('it refuses with one clear line', () => {
  it('a second launcher, in this process or another', async () => {
    const first = await start();
    const here = await refusal();
    expect(here.code).toBe('data_folder_in_use');
    expect(here.message).toContain(`process ${process.pid}`);
    const other = await launchElsewhere(dataDir);
    expect(other.said.code).toBe('data_folder_in_use');
    await remember(first.url, 'still running');
  });

  it.each([
    ['PG_VERSION', '17\n', /made by PostgreSQL 17, and this Parde brings 18/],
    ['PG_VERSION', 'rubbish', /no readable PG_VERSION/],
    ['base.txt', 'half-made', /no readable PG_VERSION/],
  ])('a broken folder: %s with %j', async (file, content, words) => {
    await mkdir(path.join(dataDir, 'cluster'), { recursive: true });
    await writeFile(path.join(dataDir, 'cluster', file), content);
    await chmod(dataDir, 0o755);
    const error = await refusal();
    expect(error.code).toBe('data_folder_broken');
    expect(error.message).toMatch(words);
    expect(await readFile(path.join(dataDir, 'cluster', file), 'utf8')).toBe(content);
  });

  it('a port that is taken', async () => {
    const taker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taker.once('listening', resolve));
    const { port } = taker.address() as { port: number };
    expect((await refusal({ port })).code).toBe('port_in_use');
    taker.close();
  });

  it('a setting PostgreSQL does not take, with its words and the place of its log', async () => {
    const error = await refusal({ settings: { shared_buffers: 'banana' } });
    expect(error.code).toBe('start_failed');
    expect(error.message).toContain('invalid value for parameter "shared_buffers": "banana"');
    expect(error.message).toContain(path.join(dataDir, 'server.log'));
    await access(path.join(dataDir, 'server.log'));
  });

  it('binaries that are not there', async () => {
    expect((await refusal({ binariesRoot: path.join(root, 'native') })).code).toBe('binaries_missing');
  });
});

describe('a supervised server', () => {
  const kill = (server: EmbeddedPostgres) => process.kill(server.pid, 'SIGKILL');

  it('comes back at its port when it is killed, with all that was committed, and its stop is no death', async () => {
    const said: string[] = [];
    const server = await start({
      durable: true,
      supervision: {
        onDied: () => said.push('died'),
        onBack: () => said.push('back'),
        onLost: (error) => said.push(error.message),
      },
    });
    const { pid, port } = server;
    await remember(server.url, 'پرده');
    // Its session is one of the orphans that have to notice before another server may start.
    const orphan = withConnection(server.url, (client) => client.query('SELECT pg_sleep(30)')).catch(() => 'broken');
    await expect(withConnection(server.url, (client) => client.query('SELECT 1 / 0'))).rejects.toThrow();
    kill(server);
    await eventually(() => expect(said).toEqual(['died', 'back']), 45_000);
    expect(await orphan).toBe('broken');
    expect(server.pid).not.toBe(pid);
    expect(server.port).toBe(port);
    expect(await remembered(server.url)).toEqual(['پرده']);
    expect(await readFile(server.logFile, 'utf8')).not.toContain('division by zero');
    expect(await readFile(`${server.logFile}.1`, 'utf8')).toContain('division by zero');
    await server.stop();
    expect(judgeProcess(server.pid, path.join(server.home, 'cluster'))).toBe('gone');
    expect(said).toEqual(['died', 'back']);
  });

  it('that dies again and again is given up, with a line that says so', async () => {
    let returns = 0;
    let lost: (Error & { code?: string }) | undefined;
    const server = await start({
      supervision: {
        onBack: () => {
          returns += 1;
        },
        onLost: (error) => {
          lost = error;
        },
      },
    });
    for (let death = 1; death <= 6; death++) {
      kill(server);
      await eventually(() => expect(returns === death || lost !== undefined).toBe(true), 45_000);
    }
    expect(returns).toBe(5);
    expect(lost).toMatchObject({ code: 'start_failed' });
    expect(lost?.message).toMatch(/does not stay up: it ended 6 times within a minute. Its log is /);
  });
});
