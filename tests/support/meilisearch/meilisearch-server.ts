import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMING_BACK, freePorts } from '../../../services/platform/startup/free-port.ts';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';

const START_TIMEOUT_MS = 20_000;
const LIMITS = ['--max-indexing-memory', '256MiB', '--max-indexing-threads', '1'];

/** A real Meilisearch of a test's own: a process on a free port, with a folder that goes with it. */
export class MeilisearchServer {
  private readonly binary: string;
  private readonly folder: string;
  private readonly port: number;
  /** In a process group of its own, so that Ctrl-C in the terminal does not reach it. */
  private readonly detached: boolean;
  private process: ManagedProcess | null = null;

  // Fields are written out: Node's own type stripping, which runs this for `npm run cluster`, knows no parameter properties.
  private constructor(binary: string, folder: string, port: number, detached: boolean) {
    this.binary = binary;
    this.folder = folder;
    this.port = port;
    this.detached = detached;
    process.on('exit', () => this.process?.send('SIGKILL'));
  }

  static async start(binary: string, detached = false): Promise<MeilisearchServer> {
    const [port] = await freePorts(1, COMING_BACK);
    const folder = mkdtempSync(path.join(tmpdir(), 'parde-meilisearch-'));
    const server = new MeilisearchServer(binary, folder, port!, detached);
    await server.restart();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it again with what it had. */
  async restart(): Promise<void> {
    await this.kill();
    const place = ['--http-addr', `127.0.0.1:${this.port}`, '--db-path', path.join(this.folder, 'data')];
    const started = new ManagedProcess(this.binary, [...place, '--no-analytics', '--log-level', 'ERROR', ...LIMITS], {
      cwd: this.folder,
      stdio: 'ignore',
      detached: this.detached,
      env: { PATH: process.env['PATH'] },
    });
    this.process = started;
    await eventually(async () => {
      if (started.hasEnded) throw new Error(`Meilisearch ended with ${started.exitCode}`);
      if (!(await fetch(`${this.url}/health`)).ok) throw new Error('Meilisearch is not healthy');
    }, START_TIMEOUT_MS);
  }

  async kill(): Promise<void> {
    const running = this.process;
    this.process = null;
    await running?.end('SIGKILL');
  }

  pause(): void {
    this.process?.send('SIGSTOP');
  }

  resume(): void {
    this.process?.send('SIGCONT');
  }

  /** Loses everything it had. */
  async wipe(): Promise<void> {
    await this.kill();
    rmSync(path.join(this.folder, 'data'), { recursive: true, force: true });
    await this.restart();
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
