import path from 'node:path';
import { Tinypool } from 'tinypool';

/** It takes a third of a second to start, and seventy megabytes while it lives. */
const IDLE_MS = 30_000;

interface ChildOptions {
  /** Of the module that imports this: its folder and file name, so that the program is found as it is written, compiled or bundled. */
  beside: ImportMeta;
  /** The program, `<name>.child.ts` beside that module, whose default export does a task. */
  name: string;
  /** Tasks at a time, and threads for their native code; the other tasks wait. */
  atOnce: number;
  /** How long it stays without work. */
  idleMs?: number;
  onError: (error: unknown) => void;
}

/**
 * Work for a process of its own, started when there is some and ended when there has been none for a while: what native code keeps of
 * memory goes with it, where it crashes it takes along what it was at and nothing else, and it knows none of the settings, secrets
 * among them.
 */
export class ChildProcess<Task, Result> {
  private readonly pool: Tinypool;

  constructor({ beside, name, atOnce, idleMs = IDLE_MS, onError }: ChildOptions) {
    this.pool = new Tinypool({
      filename: path.join(beside.dirname, `${name}.child${path.extname(beside.filename)}`),
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: atOnce,
      idleTimeout: idleMs,
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: String(atOnce), ...allocatorSettings() },
    });
    // Ended from outside while it had nothing to do: the next task starts another.
    this.pool.on('error', onError);
  }

  /** @throws what the task throws, without its class; Error when the process ended under it. */
  async run(task: Task): Promise<Result> {
    try {
      return await this.pool.run(task);
    } catch (error) {
      // What was thrown there comes as its fields.
      throw error instanceof Error ? error : Object.assign(new Error(), error);
    }
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** How its native code keeps and gives back memory. */
function allocatorSettings(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([name]) => /^(MALLOC|MIMALLOC)_/.test(name));
  return Object.fromEntries(settings) as Record<string, string>;
}
