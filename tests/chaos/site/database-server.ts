import { readdirSync, readFileSync } from 'node:fs';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../services/tools/embedded-postgres/embedded-postgres.ts';

const SETTINGS = { max_connections: '250', shared_buffers: '128MB', log_checkpoints: 'off' };

/** A PostgreSQL of the run's own, durable as in production, that can be killed, frozen and started again. */
export class DatabaseServer {
  private server: EmbeddedPostgres;
  private readonly dataDir: string;
  private readonly settings: Record<string, string>;

  private constructor(server: EmbeddedPostgres, dataDir: string, settings: Record<string, string>) {
    this.server = server;
    this.dataDir = dataDir;
    this.settings = settings;
  }

  static async start(dataDir: string, settings: Record<string, string> = {}): Promise<DatabaseServer> {
    const all = { ...SETTINGS, ...settings };
    return new DatabaseServer(await startEmbeddedPostgres({ dataDir, settings: all }), dataDir, all);
  }

  get port(): number {
    return this.server.port;
  }

  /** @param port of a proxy before it, or the server's own. */
  urlOf(database: string, port = this.port): string {
    const url = new URL(this.server.url);
    url.port = String(port);
    url.pathname = `/${database}`;
    return url.href;
  }

  /** At once, nothing written back: SIGQUIT is PostgreSQL's immediate stop, SIGKILL not even that. */
  async kill(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const { pid } = this.server;
    process.kill(pid, signal);
    await pollUntil(() => !isRunning(pid) || undefined, { timeoutMs: 20_000, intervalMs: 50 });
    // Sends nothing any more; lets go of the folder's lock.
    await this.server.stop();
  }

  /** Sends the signal and waits for nothing. */
  abandon(): void {
    signal(this.server.pid, 'SIGQUIT');
  }

  /** At the same port, with the recovery that a crash needs. */
  async startAgain(): Promise<void> {
    const { dataDir, settings, port } = this;
    this.server = await startEmbeddedPostgres({ dataDir, settings, port });
  }

  /** The server and all its sessions stand still; connections stay open and say nothing. */
  freeze(): void {
    for (const pid of [this.server.pid, ...childrenOf(this.server.pid)]) signal(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of [...childrenOf(this.server.pid), this.server.pid]) signal(pid, 'SIGCONT');
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // A session that ended in between.
  }
}

function statusOf(pid: number | string): { state: string; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent = '0'] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  const status = statusOf(pid);
  return status !== null && status.state !== 'Z';
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statusOf(name)?.parent === pid)
    .map(Number);
}
