import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { Supervision } from './embedded-postgres-options.ts';
import { findRunningServer } from './server/running-server.ts';

interface UsedDatabase {
  /** Of both databases; undefined where each is named by a variable of its own. */
  url: string | undefined;
  /** Stops the server if it was started for this use. */
  done(): Promise<void>;
}

type Environment = Record<string, string | undefined>;

const STEPS = {
  installing: 'making the PostgreSQL programs reachable for their user …',
  initialising: 'creating the database …',
  starting: 'starting PostgreSQL …',
};

/** Whether the environment names the databases, so that none of our own is needed. */
export function namesDatabases(environment: Environment): boolean {
  return Boolean(
    environment['DATABASE_URL'] || (environment['WRITE_DATABASE_URL'] && environment['READ_DATABASE_URL']),
  );
}

function databaseFolder(environment: Environment): string {
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

/** For a program beside the site: the databases that are named, or the server of the site that runs, or one started for the moment. */
export async function useDatabase(environment: Environment, say: (line: string) => void): Promise<UsedDatabase> {
  const nothing = async () => undefined;
  if (namesDatabases(environment)) return { url: environment['DATABASE_URL'], done: nothing };
  const running = await findRunningServer(databaseFolder(environment));
  if (running) return { url: running, done: nothing };
  const started = await startDatabase(environment, say);
  return { url: started.socketUrl, done: () => started.stop() };
}
