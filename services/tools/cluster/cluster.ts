import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { pollUntil } from '#platform/kernel/time/poll-until.ts';
import { freePorts } from '#platform/startup/free-port.ts';
import { type AppPlan, countProcesses, planApps } from './cluster-plan.ts';
import { clusterFiles, ownFolder } from './leftovers.ts';
import { prepareNginx } from './nginx-config.ts';
import { type ClusterVoice, type ProcessPlan, SupervisedProcess } from './supervised-process.ts';

interface ClusterSettings {
  /** Path of nginx's program. */
  nginx: string;
  host: string;
  port: number;
  /** Holds what nginx needs and the list of processes. */
  folder: string;
  /** Of every process. */
  environment: Record<string, string | undefined>;
  voice: Omit<ClusterVoice, 'changed'>;
}

export interface ClusterRow {
  name: string;
  pid: number | undefined;
  url: string | null;
  starts: number;
  health: string;
}

const READY_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 200;
const TIMEOUT_MS = 2_000;

/** All processes of the distributed profile with nginx in front, kept running. */
export class Cluster {
  private processes: SupervisedProcess[] = [];

  constructor(private readonly settings: ClusterSettings) {}

  /** @returns once every process says that it is ready. @throws Error naming those that do not get there. */
  async start(): Promise<void> {
    const { environment, host, port, folder, nginx } = this.settings;
    const apps = planApps(await freePorts(countProcesses(environment)), environment);
    const limits = !['0', 'false'].includes(environment['THROTTLING'] ?? '');
    const dataDir = path.resolve(projectRoot(), environment['DATA_DIR'] || '.data');
    const storage = path.resolve(projectRoot(), environment['STORAGE_DIR'] || path.join(dataDir, 'storage'));
    const transfers = path.join(dataDir, 'transfers');
    const args = await prepareNginx({ program: nginx, folder, host, port, apps, limits, storage, transfers });
    await ownFolder(folder);
    const front: ProcessPlan = {
      name: 'nginx',
      command: nginx,
      args,
      environment,
      stopSignal: 'SIGQUIT',
      readyUrl: `http://${host}:${port}/health/live`,
    };
    const voice: ClusterVoice = { ...this.settings.voice, changed: () => this.note() };
    this.processes = [...apps, front].map((plan: AppPlan | ProcessPlan) => new SupervisedProcess(plan, voice));
    for (const process of this.processes) process.start();
    await this.becomeReady();
  }

  /** nginx first, so that no visitor meets a half; then the rest at once. */
  async stop(): Promise<void> {
    await this.processes.at(-1)?.stop();
    await Promise.all(this.processes.slice(0, -1).map((process) => process.stop()));
    for (const file of Object.values(clusterFiles(this.settings.folder))) rmSync(file, { force: true });
  }

  kill(): void {
    for (const process of this.processes) process.kill();
  }

  rows(): Promise<ClusterRow[]> {
    return Promise.all(
      this.processes.map(async ({ plan, pid, starts }) => ({
        name: plan.name,
        pid,
        starts,
        url: plan.readyUrl && new URL(plan.readyUrl).origin,
        health: plan.readyUrl ? await healthOf(plan.readyUrl) : 'unknown',
      })),
    );
  }

  private async becomeReady(): Promise<void> {
    let late: ClusterRow[] = [];
    const allReady = async () => {
      late = (await this.rows()).filter(({ health }) => health !== 'ready');
      return late.length === 0 || undefined;
    };
    if (await pollUntil(allReady, { timeoutMs: READY_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS })) return;
    throw new Error(`not ready after 2 minutes: ${late.map((row) => `${row.name} (${row.health})`).join(', ')}`);
  }

  /** For whoever looks from outside: an operator, a test, the next start. */
  private note(): void {
    const list = this.processes.map(({ plan, pid, starts }) => ({
      name: plan.name,
      pid: pid ?? null,
      starts,
      url: plan.readyUrl && new URL(plan.readyUrl).origin,
    }));
    writeFileSync(clusterFiles(this.settings.folder).processes, JSON.stringify(list, null, 2));
  }
}

async function healthOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return 'ready';
    const { checks = {} } = (await answer.json()) as { checks?: Record<string, string> };
    const errors = Object.entries(checks).filter(([, state]) => state !== 'ok');
    return errors.map(([name, state]) => `${name}: ${state}`).join(', ') || 'not ready';
  } catch {
    return 'does not answer';
  }
}
