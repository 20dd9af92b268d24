import { createServer } from 'node:net';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/**
 * `wanted` when it can be bound on 127.0.0.1, any free port when none is wanted. Another program may still take it before
 * PostgreSQL does; the launcher tries again when the port was ours to choose.
 * @throws EmbeddedPostgresError port_in_use
 */
export function freePort(wanted?: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, wanted)));
    server.listen({ host: '127.0.0.1', port: wanted ?? 0, exclusive: true }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : (wanted ?? 0);
      server.close(() => resolve(port));
    });
  });
}

function refusal(error: NodeJS.ErrnoException, wanted: number | undefined): Error {
  if (error.code === 'EADDRINUSE') return portInUse(wanted, error);
  if (error.code !== 'EACCES') return error;
  return new EmbeddedPostgresError(
    'no_permission',
    `Port ${wanted} may not be opened by this user: choose one above 1023.`,
    { cause: error },
  );
}

export function portInUse(port: number | undefined, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'port_in_use',
    `Port ${port} of 127.0.0.1 is taken: stop the program that uses it, or give the database another port.`,
    { cause },
  );
}
