import { COMING_BACK, freePort } from '../../../platform/startup/free-port.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

/**
 * `wanted` when it can be bound on 127.0.0.1, a free port when none is wanted, to which it can come back. Another program may still take it before
 * PostgreSQL does; the launcher tries again when the port was ours to choose.
 * @throws EmbeddedPostgresError port_in_use
 */
export async function serverPort(wanted?: number): Promise<number> {
  try {
    return await freePort(wanted, COMING_BACK);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, wanted);
  }
}

function explain(error: NodeJS.ErrnoException, wanted: number | undefined): Error {
  if (error.code === 'EADDRINUSE') return portInUse(wanted, error);
  if (error.code !== 'EACCES') return error;
  return new EmbeddedPostgresError(
    'no_permission',
    `Port ${wanted} may not be opened by this user: choose one above 1023.`,
    { cause: error },
  );
}

function portInUse(port: number | undefined, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'port_in_use',
    `Port ${port} of 127.0.0.1 is taken: stop the program that uses it, or give the database another port.`,
    { cause },
  );
}
