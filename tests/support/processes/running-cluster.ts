import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { eventually } from '../../../services/platform/testing/eventually.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { sharePictures } from '../shared-pictures.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface ListedProcess {
  name: string;
  pid: number | null;
  url: string;
  starts: number;
}

/** What `npm run cluster` runs; and the same without servers that the environment does not name. */
const PROGRAMS = { whole: 'tests/support/run-cluster.ts', bare: 'services/dist/bin/cluster.js' };

interface ClusterOptions {
  program?: keyof typeof PROGRAMS;
  environment: Record<string, string>;
  /** A folder of an earlier run. */
  dataDir?: string;
}

/** The real cluster, with nginx in front. */
export class RunningCluster {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly program: ManagedProcess,
  ) {}

  static async start(options: ClusterOptions): Promise<RunningCluster> {
    const cluster = await RunningCluster.spawn(options);
    const ended = cluster.program.finished().then(() => {
      throw new Error(`the cluster ended: ${cluster.output}`);
    });
    const up = eventually(() => {
      if (!cluster.output.includes('Ctrl-C stops everything')) throw new Error(`not up: ${cluster.output}`);
    }, 200_000);
    ended.catch(() => undefined);
    await Promise.race([up, ended]);
    return cluster;
  }

  /** Starts it without waiting until it is up, for starts that must fail. */
  static async spawn({ program = 'bare', environment, dataDir }: ClusterOptions): Promise<RunningCluster> {
    const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'parde-cluster-')));
    if (!dataDir) await sharePictures(folder);
    // mkdtemp closes it to others, so that a PostgreSQL that root starts under another user would have to live elsewhere.
    if (process.getuid?.() === 0) await chmod(folder, 0o755);
    const [port] = await freePorts(1);
    const child = new ManagedProcess(process.execPath, [path.join(ROOT, PROGRAMS[program])], {
      cwd: ROOT,
      maxOutput: 20_000,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        CAPTCHA_DIFFICULTY: '10',
        DATA_DIR: folder,
        PORT: String(port),
        ...environment,
      },
    });
    return new RunningCluster(`http://127.0.0.1:${port}`, folder, child);
  }

  /** The end of what it has printed. */
  get output(): string {
    return this.program.output;
  }

  processes(): ListedProcess[] {
    return JSON.parse(readFileSync(path.join(this.dataDir, 'cluster/processes.json'), 'utf8'));
  }

  process(name: string): ListedProcess {
    const found = this.processes().find((process) => process.name === name);
    if (!found) throw new Error(`no process ${name}`);
    return found;
  }

  /** Sends one process a signal and waits until its replacement is ready. */
  async restart(name: string, signal: NodeJS.Signals): Promise<void> {
    const { pid, starts, url } = this.process(name);
    if (pid === null) throw new Error(`${name} does not run`);
    process.kill(pid, signal);
    await eventually(async () => {
      if (this.process(name).starts <= starts) throw new Error(`${name} was not started again: ${this.output}`);
      if (!(await fetch(`${url}/health/ready`)).ok) throw new Error(`${name} is not ready again`);
    }, 30_000);
  }

  /** Waits for an end of its own. @returns the exit code. */
  async ended(): Promise<number | null> {
    const code = await this.program.finished();
    await rm(this.dataDir, { recursive: true, force: true });
    return code;
  }

  /** SIGKILL: it ends at once; the processes that it started keep running. */
  async kill(): Promise<void> {
    await this.program.end('SIGKILL');
  }

  /** Ctrl-C. @returns the exit code. */
  stop(): Promise<number | null> {
    this.program.send('SIGINT');
    return this.ended();
  }
}
