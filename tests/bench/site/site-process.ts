import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { freePort } from '../../../services/platform/startup/free-port.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { withMemorySettings } from '../../../services/tools/processes/memory-settings.ts';
import { onEnd } from '../cleanup.ts';
import { processorTime } from '../measure/processor-time.ts';
import { RESULTS, ROOT, SCRATCH } from '../paths.ts';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const SETTLE_TIMEOUT_MS = 120_000;
const WATCH_MS = 250;
/** Processor time in a second below which the process counts as idle. */
const IDLE_MS = 150;

/** The largest memory so far, in bytes. */
export interface PeakMemory {
  /** Of the process itself. */
  alone: number;
  /** With those that it has started, at one moment; what they share counts for each. */
  together: number;
}

export interface SiteProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until /health/ready said ok. */
  readyAfter: number;
  /** Null where the system does not tell. */
  peakMemory(): PeakMemory | null;
  /** Memory that the process has now, in bytes; null where the system does not tell. */
  memory(): number | null;
  /** What the process says of itself to Prometheus; 0 where it says nothing. */
  metric(name: string): Promise<number>;
  /** Waits until the process has little to do by itself any more (it draws pictures ahead after its first start). */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Absent: the site starts its own PostgreSQL on the scratch folder. */
  databaseUrl?: string;
  profile?: boolean;
  /** What the site is told besides. */
  environment?: Record<string, string>;
}

/**
 * What the site is told besides: nothing that would not hold in production but the load limits, the easy captcha, and fewer
 * pictures to draw ahead, since all workloads wait until it is done with them.
 */
export function siteEnvironment(databaseUrl?: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  return {
    // As npm start and the image have it.
    ...withMemorySettings(inherited),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_DIR: path.relative(ROOT, SCRATCH),
    THROTTLING: '0',
    LOG_LEVEL: 'warn',
    CAPTCHA_DIFFICULTY: '10',
    PICTURES_AHEAD: '24',
  };
}

/** Starts the real site and waits until it is ready. @throws Error with the site's own words when it does not come up. */
export async function startSite({ databaseUrl, profile, environment }: SiteOptions): Promise<SiteProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const begun = performance.now();
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(RESULTS, 'profile')}`] : [];
  const site = new ManagedProcess(process.execPath, [...profiling, 'dist/bin/site.js'], {
    cwd: path.join(ROOT, 'services'),
    env: { ...siteEnvironment(databaseUrl), ...environment, PORT: String(port), METRICS_PORT: String(metricsPort) },
    // Ctrl-C in the terminal reaches only us; the site is stopped in its turn.
    detached: true,
  });
  const memory = watchMemory(site.pid!);
  const stop = onEnd(async () => {
    memory.end();
    await site.end('SIGTERM', { killAfterMs: STOP_TIMEOUT_MS });
  });
  const url = `http://127.0.0.1:${port}`;
  await becomeReady(site, url, 'the site', 10);
  return {
    url,
    pid: site.pid!,
    readyAfter: performance.now() - begun,
    peakMemory: () => memory.peak(),
    memory: () => memoryOf(site.pid!, 'VmRSS'),
    metric: (name) => metricOf(`http://127.0.0.1:${metricsPort}/metrics`, name),
    settled: () => settled(site.pid!),
    stop,
  };
}

/** Waits until the process says that it is ready. @throws Error with its own words when it ends, or takes too long. */
export async function becomeReady(
  started: ManagedProcess,
  url: string,
  name: string,
  intervalMs: number,
): Promise<void> {
  const state = async () => ((await isReady(url)) ? 'ready' : started.hasEnded ? 'ended' : undefined);
  const reached = await pollUntil(state, { timeoutMs: START_TIMEOUT_MS, intervalMs });
  if (reached === 'ready') return;
  const what = reached === 'ended' ? `ended with code ${started.exitCode}` : 'was not ready after two minutes';
  throw new Error(`${name} ${what}:\n${started.output.trim()}`);
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

/** Looks now and then what a process takes together with those that it has started. */
function watchMemory(pid: number): { peak(): PeakMemory | null; end(): void } {
  let together = 0;
  const watch = setInterval(() => {
    const each = [pid, ...childrenOf(pid)].map((one) => memoryOf(one, 'VmRSS') ?? 0);
    together = Math.max(
      together,
      each.reduce((sum, bytes) => sum + bytes, 0),
    );
  }, WATCH_MS);
  watch.unref();
  const peak = () => {
    const alone = memoryOf(pid, 'VmHWM');
    return alone === null ? null : { alone, together: Math.max(alone, together) };
  };
  return { peak, end: () => clearInterval(watch) };
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function memoryOf(pid: number, figure: 'VmHWM' | 'VmRSS'): number | null {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').split('\n');
    const [, kilobytes] = lines.find((line) => line.startsWith(figure))?.split(/\s+/) ?? [];
    return kilobytes ? Number(kilobytes) * 1_024 : null;
  } catch {
    return null;
  }
}

async function metricOf(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(url)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
}

/** Gives up silently after a while: then the site is as busy as it is. */
async function settled(pid: number): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  for (let before = processorTime(pid), busy = true; busy && performance.now() < end; ) {
    await pause(1_000);
    const now = processorTime(pid);
    busy = now - before > IDLE_MS;
    before = now;
  }
}
