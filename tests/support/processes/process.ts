import path from 'node:path';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { DATA_DIR } from '../data-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_START_MS = 120_000;

export type AppName = 'commands' | 'queries' | 'relay' | 'projector' | 'workers' | 'media';

/** One real process of the distributed profile, from the compiled services. */
export class AppProcess {
  private constructor(
    readonly name: AppName,
    private readonly process: ManagedProcess,
    readonly url: string,
    private readonly metricsUrl: string,
  ) {}

  /** @param port a free one; METRICS_PORT another, where metrics are asked for. The process is up when it says it is ready. */
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
    const child = new ManagedProcess(process.execPath, [entry], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        THROTTLING: '0',
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        DATA_DIR,
        CAPTCHA_DIFFICULTY: '2',
        PORT: String(port),
        ...environment,
      },
    });
    const { METRICS_PORT: metricsPort } = environment;
    return new AppProcess(name, child, `http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`);
  }

  /** The end of what it has printed. */
  get output(): string {
    return this.process.output;
  }

  /** Waits until the path is answered with 200, however busy the machine is. */
  async answers(path: string): Promise<void> {
    const { name, process } = this;
    await eventually(async () => {
      if (process.hasEnded) throw new Error(`${name} ended: ${this.output}`);
      const answer = await fetch(`${this.url}${path}`).catch(() => null);
      if (answer?.status !== 200) throw new Error(`${name} does not answer ${path}: ${this.output}`);
    }, MAX_START_MS);
  }

  /** What Prometheus reads. */
  async metrics(): Promise<string> {
    return (await fetch(this.metricsUrl)).text();
  }

  /** The value of a metric, of all its labels, by the labels' text. */
  async metric(name: string): Promise<Map<string, number>> {
    const found = (await this.metrics()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
    return new Map([...found].map(([, labels = '', value]) => [labels, Number(value)]));
  }

  /** Waits for an end of its own. @returns the exit code. */
  ended(): Promise<number | null> {
    return this.process.finished();
  }

  /** SIGKILL: the process ends at once, as in a crash. */
  async kill(): Promise<void> {
    await this.process.end('SIGKILL');
  }

  /** @returns the exit code of a graceful stop. */
  stop(): Promise<number | null> {
    return this.process.end('SIGTERM');
  }
}
