import path from 'node:path';
import { projectRoot } from '../../platform/config/project-root.js';
import type { ProcessPlan } from './supervised-process.js';

export type AppName = 'commands' | 'queries' | 'relay' | 'projector' | 'workers' | 'media';

/** How many of each, in the order in which they are started. */
const COUNTS: [AppName, number][] = [
  ['relay', 2],
  ['projector', 2],
  ['commands', 2],
  ['queries', 2],
  ['workers', 1],
  ['media', 1],
];

export const APP_PROCESSES = COUNTS.reduce((sum, [, count]) => sum + count, 0);

export interface AppPlan extends ProcessPlan {
  app: AppName;
  port: number;
}

/** Nine processes have a pool or two each, and PostgreSQL's connections are few. */
const POOL_SIZE = '6';

/** @param ports one for each of the APP_PROCESSES. */
export function planApps(ports: number[], environment: Record<string, string | undefined>): AppPlan[] {
  const free = [...ports];
  return COUNTS.flatMap(([app, count]) =>
    Array.from({ length: count }, (_, n) => {
      const port = free.shift() ?? 0;
      return {
        app,
        port,
        name: count > 1 ? `${app} ${n + 1}` : app,
        command: process.execPath,
        args: [path.join(projectRoot(), `services/dist/apps/${app}/main.js`)],
        environment: {
          LOG_LEVEL: 'warn',
          DATABASE_POOL_SIZE: POOL_SIZE,
          DRAIN_SECONDS: '1',
          ...environment,
          PORT: String(port),
        },
        readyUrl: `http://127.0.0.1:${port}/health/ready`,
      };
    }),
  );
}
