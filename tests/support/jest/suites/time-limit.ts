import { inspect } from 'node:util';
import type { State } from 'jest-circus';

type Hook = State['rootDescribeBlock']['hooks'][number];
type Test = State['rootDescribeBlock']['tests'][number];
/** A test or a hook, as jest-circus keeps it. */
type Step = Pick<Hook | Test, 'fn' | 'timeout' | 'asyncError'>;

/** The real ones: suites replace them. */
const { setTimeout, clearTimeout } = globalThis;

/** @param timeoutMs unless the step names its own. @throws Error with a stack, whatever the step throws. */
export async function runStep({ fn, timeout, asyncError }: Step, what: string, timeoutMs: number): Promise<void> {
  if (!fn) return;
  if (fn.length > 0) throw declaredHere(`a ${what} takes no argument here: it returns a promise`, asyncError);
  const limitMs = timeout ?? timeoutMs;
  const late = Promise.withResolvers<never>();
  const error = () => declaredHere(`the ${what} took longer than ${limitMs} ms`, asyncError);
  const timer = setTimeout(() => late.reject(error()), limitMs);
  try {
    await Promise.race([callStep(fn), late.promise]);
  } catch (error) {
    throw readable(error);
  } finally {
    clearTimeout(timer);
  }
}

async function callStep(fn: NonNullable<Step['fn']>): Promise<void> {
  // Neither takes arguments, which was looked at before.
  await (fn as () => unknown)();
}

/** An error that points to the line where the test or hook stands. */
function declaredHere(message: string, { stack = '' }: Error): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n${stack.split('\n').slice(1).join('\n')}`;
  return error;
}

/** Frames of this folder's files, which stand in the trace of every test. */
const OWN_FRAME = /\n +at .*\/tests\/support\/jest\/[\w-]+\.ts.*/g;

/** An error whose stack tells all: the runner prints nothing else. */
export function readable(thrown: unknown): Error {
  if (!(thrown instanceof Error) || thrown.stack === undefined) return new Error(`thrown: ${inspect(thrown)}`);
  const { cause } = thrown;
  const inner = thrown instanceof AggregateError ? thrown.errors : [];
  const causes = [...inner, ...(cause === undefined ? [] : [cause])].map((one) => `\ncaused by ${readable(one).stack}`);
  const error = new Error(thrown.message);
  error.stack = [thrown.stack.replaceAll(OWN_FRAME, ''), ...causes].join('');
  return error;
}

/** One error that names all. */
export function joined(errors: Error[]): Error {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const error = new Error(errors.map(({ message }) => message).join('; '));
  error.stack = errors.map(({ stack }) => stack).join('\n');
  return error;
}
