/* Servers for tests start in a container where an engine answers. What is missing is said on the terminal, never passed over silently. */

/** An engine that hangs must not hold up the tests. */
const ENGINE_TIMEOUT_MS = 2_000;

let answering: Promise<boolean> | undefined;

/** Whether Docker, Podman or what DOCKER_HOST names answers in time; asked once in a process. */
export function containerEngineAnswers(): Promise<boolean> {
  answering ??= askEngine();
  return answering;
}

async function askEngine(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  const found = getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ENGINE_TIMEOUT_MS);
  return Promise.race([found, tooLate]).finally(() => clearTimeout(timer));
}

/** @returns the server of a container, or null where no engine answers or the container does not start. */
export async function startInContainer<T>(name: string, start: () => Promise<T>): Promise<T | null> {
  if (!(await containerEngineAnswers())) return null;
  try {
    return await start();
  } catch (error) {
    process.stderr.write(`${name} could not be started in a container: ${String(error).split('\n')[0]}\n`);
    return null;
  }
}
