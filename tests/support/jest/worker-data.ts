/*
 * jest-light-runner gives all its workers their settings when the first of them asks, and nobody who asks after that: a worker that
 * was not listening yet waits for ever. So each worker listens from its start, and answers itself when the settings came early.
 */
import process from 'node:process';

const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

if (process.env['TINYPOOL_WORKER_ID'] && process.send) {
  listenEarly(process.send.bind(process));
  // Jest was stopped: what the suite keeps open would keep its worker running.
  process.on('disconnect', () => process.exit(1));
}

function listenEarly(send: NonNullable<typeof process.send>): void {
  let early: { type: string } | undefined;
  process.on('message', (message: { type?: string } | null) => {
    if (message?.type === ANSWER) early ??= { type: ANSWER, ...message };
  });
  process.send = (...[message, ...others]: Parameters<typeof send>): boolean => {
    if (message !== QUESTION || !early) return send(message, ...others);
    process.emit('message', early, undefined);
    return true;
  };
}
