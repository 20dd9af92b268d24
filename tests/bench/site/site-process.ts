import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onEnd } from '../cleanup.ts';
import { processorTime } from '../measure/processor-time.ts';
import { RESULTS, ROOT, SCRATCH } from '../paths.ts';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const SETTLE_LIMIT_MS = 120_000;
/** Processor time in a second below which the process counts as idle. */
const IDLE_MS = 150;

export interface SiteProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until /health/ready said ok. */
  readyAfter: number;
  /** Largest memory the process had so far, in bytes; null where the system does not tell. */
  peakMemory(): number | null;
  /** Waits until the process has little to do by itself any more (it draws pictures ahead after its first start). */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Absent: the site starts its own PostgreSQL on the scratch folder. */
  databaseUrl?: string;
  profile?: boolean;
}

/**
 * What the site is told besides: nothing that would not hold in production but the load limits, the easy captcha, and fewer
 * pictures to draw ahead, since all workloads wait until it is done with them.
 */
export function siteEnvironment(databaseUrl?: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  return {
    ...inherited,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_DIR: path.relative(ROOT, SCRATCH),
    THROTTLING: '0',
    LOG_LEVEL: 'warn',
    CAPTCHA_DIFFICULTY: '10',
    PICTURES_AHEAD: '24',
  };
}

/** Starts the real site and waits until it is ready. @throws Error with the site's own words when it does not come up. */
export async function startSite({ databaseUrl, profile }: SiteOptions): Promise<SiteProcess> {
  const port = await freePort();
  const begun = performance.now();
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(RESULTS, 'profile')}`] : [];
  const child = spawn(process.execPath, [...profiling, 'dist/bin/site.js'], {
    cwd: path.join(ROOT, 'services'),
    env: { ...siteEnvironment(databaseUrl), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal reaches only us; the site is stopped in its turn.
    detached: true,
  });
  const stop = onEnd(() => stopSite(child));
  const words = collect(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the site ended with code ${child.exitCode}:\n${words()}`);
    if (performance.now() - begun > START_LIMIT_MS)
      throw new Error(`the site was not ready after two minutes:\n${words()}`);
    await pause(10);
  }
  return {
    url,
    pid: child.pid!,
    readyAfter: performance.now() - begun,
    peakMemory: () => peakMemory(child.pid!),
    settled: () => settled(child.pid!),
    stop,
  };
}

/** The last words of a process. */
export function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('utf8')).slice(-4_000);
    });
  }
  return () => text.trim();
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/ready`);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** SIGTERM, and SIGKILL when it takes too long. */
async function stopSite(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

function peakMemory(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) * 1_024 : null;
  } catch {
    return null;
  }
}

/** Gives up silently after a while: then the site is as busy as it is. */
async function settled(pid: number): Promise<void> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  for (let before = processorTime(pid), busy = true; busy && performance.now() < end; ) {
    await pause(1_000);
    const now = processorTime(pid);
    busy = now - before > IDLE_MS;
    before = now;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
