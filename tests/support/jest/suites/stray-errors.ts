/* Rejections that nobody awaits, and exceptions that nobody catches: they would end the worker with all that it knows of the suite. */
import { readable } from './time-limit.ts';

/** The real one: suites replace it. */
const { setImmediate } = globalThis;
const strays: Error[] = [];

process.on('unhandledRejection', keepStray);
process.on('uncaughtException', keepStray);

export function keepStray(error: unknown): void {
  strays.push(readable(error));
}

/** What has come to light since the last look. Node tells of a rejection at the end of a turn of its loop. */
export async function strayErrors(): Promise<Error[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return strays.splice(0);
}
