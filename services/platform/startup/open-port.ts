import { createServer } from 'node:net';

/** A start that cannot succeed, said in one line that tells what to do. */
export class StartError extends Error {}

/**
 * Checks early that the site will be able to listen, before a database is started for nothing.
 * @param start how one starts it, for the advice. @throws StartError when the port is taken or not allowed.
 */
export async function requireOpenPort(host: string, port: number, start = 'npm start'): Promise<void> {
  if (port === 0) return;
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new StartError('PORT: not a whole number between 0 and 65535');
  }
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, start)));
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, start: string): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is taken by another program. Choose a free one: PORT=${port + 1} ${start}`);
    case 'EACCES':
      return new StartError(`port ${port} needs more rights than you have. Choose one above 1023: PORT=3000 ${start}`);
    case 'EADDRNOTAVAIL':
      return new StartError(`${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1`);
    default:
      return new StartError(`cannot listen on ${host}:${port}: ${error.message}`);
  }
}
