import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { type Supervision, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningServer } from './running-server.ts';

export interface UsedDatabase {
  url: string;
  /** Stops the server if it was started for this use. */
  done(): Promise<void>;
}

type Environment = Record<string, string | undefined>;

const STEPS = {
  installing: 'making the PostgreSQL programs reachable for their user …',
  initialising: 'creating the database …',
  starting: 'starting PostgreSQL …',
};

export function databaseFolder(environment: Environment): string {
  return path.resolve(projectRoot(), environment['DATA_DIR'] || '.data', 'postgres');
}

/** The project's own PostgreSQL. @param say told each step that takes time. @throws EmbeddedPostgresError */
export function startDatabase(environment: Environment, say: (line: string) => void, supervision?: Supervision) {
  return startEmbeddedPostgres({
    dataDir: databaseFolder(environment),
    ...(supervision && { supervision }),
    onProgress: (step) => step !== 'ready' && say(STEPS[step]),
  });
}

/** For a program beside the site: DATABASE_URL, or the server of the site that runs, or one started for the moment. */
export async function useDatabase(environment: Environment, say: (line: string) => void): Promise<UsedDatabase> {
  const nothing = async () => undefined;
  if (environment['DATABASE_URL']) return { url: environment['DATABASE_URL'], done: nothing };
  const running = await findRunningServer(databaseFolder(environment));
  if (running) return { url: running, done: nothing };
  const started = await startDatabase(environment, say);
  return { url: started.url, done: () => started.stop() };
}
