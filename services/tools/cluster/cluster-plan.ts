import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { BANK_PREFIX, bringsBank } from '#tools/sandbox-bank/mount-bank.ts';
import type { ProcessPlan } from './supervised-process.ts';

export type AppName = 'commands' | 'queries' | 'relay' | 'projector' | 'workers' | 'media' | 'sandbox-bank';

type Environment = Record<string, string | undefined>;

/** How many of each, in the order in which they are started. */
const COUNTS: [AppName, number][] = [
  ['relay', 2],
  ['projector', 2],
  ['commands', 2],
  ['queries', 2],
  ['workers', 1],
  ['media', 1],
];

export interface AppPlan extends ProcessPlan {
  app: AppName;
  port: number;
}

/** The processes have a pool or two each, and PostgreSQL's connections are few. */
const POOL_SIZE = '6';

/** Which processes run, with the sandbox bank where the site in one process would bring it too. */
function countsOf(environment: Environment): [AppName, number][] {
  return bringsBank(environment) ? [...COUNTS, ['sandbox-bank', 1]] : COUNTS;
}

export function countProcesses(environment: Environment): number {
  return countsOf(environment).reduce((sum, [, count]) => sum + count, 0);
}

/** METRICS_PORT is the first process's; the others have those that follow. */
function metricsOf({ METRICS_PORT: first }: Environment, n: number): Environment {
  return first ? { METRICS_PORT: String(first === '0' ? 0 : Number(first) + n) } : {};
}

/** @param ports one for each process; they listen on this machine alone. */
export function planApps(ports: number[], environment: Environment): AppPlan[] {
  const names = countsOf(environment).flatMap(([app, count]) =>
    Array.from({ length: count }, (_, n) => ({ app, name: count > 1 ? `${app} ${n + 1}` : app })),
  );
  const bankPort = ports[names.findIndex(({ app }) => app === 'sandbox-bank')];
  const bank = bankPort
    ? { BANK_PREFIX, BANK_URL: `http://127.0.0.1:${bankPort}${BANK_PREFIX}`, BANK_PUBLIC_URL: BANK_PREFIX }
    : {};
  const shared = { LOG_LEVEL: 'warn', DATABASE_POOL_SIZE: POOL_SIZE, DRAIN_SECONDS: '1', ...environment, ...bank };
  return names.map(({ app, name }, n) => {
    const port = ports[n] ?? 0;
    return {
      app,
      port,
      name,
      command: process.execPath,
      args: [path.join(projectRoot(), `services/dist/bin/${app}.js`)],
      environment: { ...shared, ...metricsOf(environment, n), HOST: '127.0.0.1', PORT: String(port) },
      readyUrl: `http://127.0.0.1:${port}${app === 'sandbox-bank' ? `${BANK_PREFIX}/transactions` : '/health/ready'}`,
    };
  });
}
