/** The package brings no types: what is used of it here. */
declare module 'jest-light-runner' {
  interface LightRunnerConfig {
    maxWorkers: number;
    testNamePattern?: string;
  }
  export function createRunner(options: {
    runtime: 'worker_threads' | 'child_process';
  }): new (
    config: LightRunnerConfig,
    context: unknown,
    options: unknown,
  ) => object;
}
