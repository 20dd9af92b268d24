import { terminal } from './terminal.ts';

type Undo = () => Promise<void> | void;

const undone: Undo[] = [];
let running: Promise<void> | null = null;

/** Registers how to end something that was started; the newest is ended first, each once. @returns a function that ends it now. */
export function onEnd(undo: Undo): () => Promise<void> {
  undone.push(undo);
  return async () => {
    const at = undone.indexOf(undo);
    if (at < 0) return;
    undone.splice(at, 1);
    await undo();
  };
}

/** Ends everything that was started; a second call waits for the first. */
export function endAll(): Promise<void> {
  running ??= (async () => {
    for (let undo = undone.pop(); undo; undo = undone.pop()) {
      try {
        await undo();
      } catch (error) {
        process.stderr.write(`could not be ended: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
    running = null;
  })();
  return running;
}

/** Ctrl-C and kill end everything first. */
export function endOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      process.stderr.write('\nstopping everything that was started …\n');
      void endAll().finally(() => process.exit(code));
    });
  }
}

/** Runs a bench as a program: an error is told, what was started is ended in any case, and so is the process. */
export async function runToEnd(bench: () => Promise<void>): Promise<never> {
  endOnSignals();
  try {
    await bench();
  } catch (error) {
    terminal.step(`it could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
    process.exitCode = 1;
  } finally {
    await endAll();
  }
  process.exit();
}
