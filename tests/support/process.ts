import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '../../services/platform/testing/eventually.js';
import { COMPILE_CACHE } from './compile-cache.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LONGEST_START_MS = 120_000;

export type AppName = 'commands' | 'queries' | 'relay' | 'projector' | 'workers' | 'media';

/** One real process of the distributed profile, from the compiled services. */
export class AppProcess {
  /** The end of what it has printed. */
  output = '';

  private constructor(
    readonly name: AppName,
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @param port a free one; the process is up when it says it is ready. */
  static async start(name: AppName, port: number, environment: Record<string, string>): Promise<AppProcess> {
    const app = AppProcess.spawn(name, port, environment);
    await app.answers('/health/ready').catch(async (error: unknown) => {
      await app.kill();
      throw error;
    });
    return app;
  }

  /** Starts it without waiting until it is ready, for one that lacks what it needs. */
  static spawn(name: AppName, port: number, environment: Record<string, string>): AppProcess {
    const entry = path.join(ROOT, `services/dist/bin/${name}.js`);
    const child = spawn(process.execPath, [entry], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        THROTTLING: '0',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        CAPTCHA_DIFFICULTY: '2',
        PORT: String(port),
        ...environment,
      },
    });
    const app = new AppProcess(name, child, `http://127.0.0.1:${port}`);
    child.stdout?.on('data', (chunk) => app.keep(chunk));
    child.stderr?.on('data', (chunk) => app.keep(chunk));
    return app;
  }

  /** Waits until the path is answered with 200, however busy the machine is. */
  async answers(path: string): Promise<void> {
    const { name, child } = this;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${this.output}`);
      const answer = await fetch(`${this.url}${path}`).catch(() => null);
      if (answer?.status !== 200) throw new Error(`${name} does not answer ${path}: ${this.output}`);
    }, LONGEST_START_MS);
  }

  /** The value of a metric, of all its labels, by the labels' text. */
  async metric(name: string): Promise<Map<string, number>> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const found = text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
    return new Map([...found].map(([, labels = '', value]) => [labels, Number(value)]));
  }

  /** The way a machine loses a process: at once, with nothing said. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** @returns the exit code of a graceful stop. */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.child.exitCode;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }

  private keep(chunk: Buffer): void {
    this.output = (this.output + chunk.toString()).slice(-4_000);
  }
}
