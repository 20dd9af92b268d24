import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import type { TcpProxy } from '../../support/processes/tcp-proxy.ts';

const STOP_TIMEOUT_MS = 20_000;

interface ProcessPlan {
  /** As the run calls it: `relay-1`. */
  name: string;
  /** The app below services/dist/bin. */
  app: string;
  dist: string;
  port: number;
  environment: Record<string, string>;
  /** Its way to the database, to be cut and slowed down. */
  link: TcpProxy;
  logFile: string;
}

/** One process of the site, from the run's own copy, that can be killed, stopped and started again at its old address. */
export class SiteProcess {
  private process: ManagedProcess | null = null;
  /** Ends that nobody ordered. */
  crashes = 0;
  private wanted = false;
  readonly plan: ProcessPlan;

  constructor(plan: ProcessPlan) {
    this.plan = plan;
  }

  get name(): string {
    return this.plan.name;
  }

  get url(): string {
    return `http://127.0.0.1:${this.plan.port}`;
  }

  /** Where METRICS_PORT is set. */
  get metricsUrl(): string {
    return `http://127.0.0.1:${this.plan.environment['METRICS_PORT']}/metrics`;
  }

  /** Does not wait until it is ready. */
  start(): void {
    const { dist, app, port, environment, logFile } = this.plan;
    const started = new ManagedProcess(process.execPath, [path.join(dist, 'bin', `${app}.js`)], {
      cwd: path.dirname(path.dirname(dist)),
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'info',
        PORT: String(port),
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...environment,
      },
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    started.child.stdout?.pipe(log);
    started.child.stderr?.pipe(log);
    started.child.on('exit', () => this.ended(started));
    this.process = started;
    this.wanted = true;
  }

  /** @throws Error when it is not ready in time. */
  async ready(withinMs = 180_000): Promise<void> {
    const isReady = async () => {
      const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      return answer?.status === 200 || undefined;
    };
    const answered = await pollUntil(isReady, { timeoutMs: withinMs, intervalMs: 50 });
    if (!answered)
      throw new Error(`${this.name} is not ready after ${withinMs / 1000} s; its log: ${this.plan.logFile}`);
  }

  /** Without a word, as a machine loses a process. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As an operator stops it: what is under way is finished. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Sends the signal and waits for nothing. */
  abandon(): void {
    this.wanted = false;
    this.process?.send('SIGKILL');
  }

  freeze(): void {
    this.process?.send('SIGSTOP');
  }

  thaw(): void {
    this.process?.send('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.wanted = false;
    const ended = this.process?.end(signal, { killAfterMs: STOP_TIMEOUT_MS });
    // One that was frozen hears the signal only when it goes on.
    this.process?.send('SIGCONT');
    await ended;
  }

  /** What dies by itself counts, and comes back as under any supervisor. */
  private ended(process: ManagedProcess): void {
    if (!this.wanted || process !== this.process) return;
    this.crashes += 1;
    setTimeout(() => {
      if (this.wanted && process === this.process) this.start();
    }, 500);
  }
}
