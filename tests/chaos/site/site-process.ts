import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import type { TcpProxy } from '../../support/tcp-proxy.ts';
import { until } from '../until.ts';

export interface ProcessPlan {
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
  private child: ChildProcess | null = null;
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

  /** Does not wait until it is ready. */
  start(): void {
    const { dist, app, port, environment, logFile } = this.plan;
    const child = spawn(process.execPath, [path.join(dist, 'bin', `${app}.js`)], {
      stdio: ['ignore', 'pipe', 'pipe'],
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
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    child.on('exit', () => this.ended(child));
    this.child = child;
    this.wanted = true;
  }

  /** @throws Error when it is not ready in time. */
  async ready(withinMs = 180_000): Promise<void> {
    const answered = await until(async () => {
      const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      return answer?.status === 200 ? true : null;
    }, withinMs);
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
    this.child?.kill('SIGKILL');
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.wanted = false;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    child.kill('SIGCONT');
    const gaveUp = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await exit;
    clearTimeout(gaveUp);
  }

  /** What dies by itself counts, and comes back as under any supervisor. */
  private ended(child: ChildProcess): void {
    if (!this.wanted || child !== this.child) return;
    this.crashes += 1;
    setTimeout(() => {
      if (this.wanted && child === this.child) this.start();
    }, 500);
  }
}
