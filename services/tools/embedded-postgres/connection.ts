import pg from 'pg';
import { SUPERUSER } from './cluster.ts';

interface Access {
  port: number;
  password: string;
  /** Where the server's socket lies; the loopback without one. */
  socketFolder?: string | undefined;
}

export function urlOf({ port, password, socketFolder }: Access, database: string): string {
  const url = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url;
}

/** Opens one connection for `work` and closes it. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 15_000,
    application_name: 'parde launcher',
  });
  // An idle connection that the server ends must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The data directory of the server that answers there and takes our password; undefined when none does. */
export async function dataDirectoryBehind(access: Access): Promise<string | undefined> {
  try {
    return await withConnection(urlOf(access, 'postgres'), async (client) => {
      const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
      return rows[0]?.folder;
    });
  } catch {
    return undefined;
  }
}

/** Creates the database when it is absent; by the way the proof that the server answers. */
export async function ensureDatabase(access: Access, name: string): Promise<void> {
  await withConnection(urlOf(access, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
