/*
 * npm run bench:delivery: how fast a film leaves the process and our nginx, against a plain nginx on the same file and in the same
 * run, and how many links that nobody signed are refused in a second. Only the ratios of a run mean anything.
 */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../services/platform/startup/free-port.ts';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import type { AppPlan } from '../../../services/tools/cluster/cluster-plan.ts';
import { findProgram } from '../../../services/tools/cluster/programs.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { startPostgres } from '../../support/postgres/start-postgres.ts';
import { runLoad } from '../measure/run-load.ts';

const SIZE = 1_073_741_824;
const ROUNDS = 7;
const REFUSAL_SECONDS = 5;
const BARS = { process: 0.8, nginx: 0.95 };
const SHA256 = 'f'.repeat(64);
const compiled = (file: string) => import(new URL(`../../../services/dist/${file}`, import.meta.url).href);
const say = (line: string) => process.stdout.write(`${line}\n`);

const nginx = findProgram('nginx', process.env);
if (!nginx) throw new Error('nginx is not installed');
const postgres = await startPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const plainFolder = mkdtempSync(path.join(os.tmpdir(), 'parde-plain-nginx-'));
const servers: ManagedProcess[] = [];
try {
  await (await compiled('apps/composition/testing/prepare-test-template.js')).prepareTemplate(postgres.url);
  await measure();
} finally {
  for (const server of servers) await server.end('SIGTERM');
  rmSync(plainFolder, { recursive: true, force: true });
  await postgres.stop();
}
process.exit(0);

async function measure(): Promise<void> {
  const { startDelivery } = await compiled('modules/delivery/testing/delivery-site.js');
  const { prepareNginx } = await compiled('tools/cluster/nginx-config.js');
  const quiet = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
  const direct = await startDelivery(quiet);
  const { folder } = direct;
  const accel = await startDelivery({ ...quiet, DELIVERY: 'accel' }, { folder });
  const storage = path.join(folder, 'storage');
  mkdirSync(path.join(storage, 'files'), { recursive: true });
  writeFileSync(path.join(storage, `files/${SHA256}.mp4`), '');
  truncateSync(path.join(storage, `files/${SHA256}.mp4`), SIZE);
  const port = await freePort();
  const apps = ['queries', 'commands', 'media', 'workers'].map((app) => ({ app, port: accel.port }) as AppPlan);
  const transfers = path.join(folder, 'transfers');
  const place = { folder: path.join(folder, 'cluster'), host: '127.0.0.1', port, storage, transfers };
  await start(await prepareNginx({ program: nginx, apps, limits: false, ...place }), port);
  const plainPort = await startPlain(storage);
  const link = `/dl/${direct.sign({ sha256: SHA256 })}/film.mp4`;
  const urls = {
    plain: `http://127.0.0.1:${plainPort}/files/${SHA256}.mp4`,
    process: `http://127.0.0.1:${direct.port}${link}`,
    nginx: `http://127.0.0.1:${port}${link}`,
  };
  const speeds: Record<keyof typeof urls, number[]> = { plain: [], process: [], nginx: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ['plain', 'process', 'nginx'] as const) {
      const speed = await fetched(urls[name]);
      // The first round fills the page cache.
      if (round > 0) speeds[name].push(speed);
    }
  }
  say(`plain nginx    ${gigabytes(speeds.plain)}`);
  for (const name of ['process', 'nginx'] as const) {
    const ratio = Math.max(...speeds[name]) / Math.max(...speeds.plain);
    say(`by ${name.padEnd(11)} ${gigabytes(speeds[name])}: ${ratio.toFixed(2)} of it (bar ${BARS[name]})`);
  }
  const bad = `/dl/${direct.sign({ sha256: SHA256 }).slice(0, -1)}~/film.mp4`;
  const refused = await runLoad({
    url: `http://127.0.0.1:${direct.port}`,
    requests: [{ path: bad }],
    seconds: REFUSAL_SECONDS,
  });
  say(`links nobody signed: ${Math.round(refused.failures / REFUSAL_SECONDS)} refused a second`);
  await accel.close('keep');
  await direct.close();
}

/** @returns bytes a second, as a client of its own process sees them. */
async function fetched(url: string): Promise<number> {
  const curl = new ManagedProcess('curl', ['-sf', '-o', '/dev/null', '-w', '%{size_download} %{speed_download}', url]);
  await curl.finished();
  const [size, speed] = curl.output.split(' ').map(Number);
  if (size !== SIZE) throw new Error(`${url} gave ${size} bytes`);
  return speed ?? 0;
}

async function startPlain(root: string): Promise<number> {
  const port = await freePort();
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path.join(plainFolder, 'nginx.conf'),
    `${user} daemon off; worker_processes 2; pid ${plainFolder}/nginx.pid; error_log stderr crit; events {}
    http { access_log off; sendfile on; tcp_nopush on; server { listen 127.0.0.1:${port}; root ${root}; } }`,
  );
  await start(['-p', plainFolder, '-c', path.join(plainFolder, 'nginx.conf'), '-e', 'stderr'], port);
  return port;
}

async function start(args: string[], port: number): Promise<void> {
  servers.push(new ManagedProcess(nginx!, args));
  await eventually(() => fetch(`http://127.0.0.1:${port}/health/live`));
}

/** The best of the rounds, on which others on the machine took the least; then all of them. */
function gigabytes(values: number[]): string {
  const [best, ...all] = [Math.max(...values), ...values].map((speed) => (speed / 1e9).toFixed(2));
  return `${best} GB/s (${all.join(' ')})`;
}
