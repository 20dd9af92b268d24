import { startInContainer } from '../containers/container-engine.ts';
import { MeilisearchServer } from './meilisearch-server.ts';

const IMAGE = 'getmeili/meilisearch:v1.50.0';
const PORT = 7_700;

interface TestMeilisearch {
  url: string;
  key?: string;
  /** Where it is a process of the test's own, which can be killed and paused. */
  server?: MeilisearchServer;
  stop(): Promise<void>;
}

interface SkippedMeilisearch {
  skipped: string;
}

/**
 * A Meilisearch for tests: the one at MEILISEARCH_URL (with MEILISEARCH_KEY), a container where an engine answers, or one
 * started from the binary MEILISEARCH_BIN.
 * @param detached for callers that end it themselves at Ctrl-C, after whoever uses it.
 */
export async function startMeilisearch(detached = false): Promise<TestMeilisearch | SkippedMeilisearch> {
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key, MEILISEARCH_BIN: binary } = process.env;
  if (url) return { url, key, stop: async () => undefined };
  const container = await startInContainer('Meilisearch', startContainer);
  if (container) return container;
  if (!binary) return { skipped: 'no Meilisearch: set MEILISEARCH_URL or MEILISEARCH_BIN, or have a container engine' };
  const server = await MeilisearchServer.start(binary, detached);
  return { url: server.url, server, stop: () => server.stop() };
}

/** The same for suites that kill and pause it. */
export async function startOwnMeilisearch(): Promise<MeilisearchServer | SkippedMeilisearch> {
  const binary = process.env['MEILISEARCH_BIN'];
  return binary
    ? MeilisearchServer.start(binary)
    : { skipped: 'no Meilisearch of the test’s own to kill: set MEILISEARCH_BIN' };
}

async function startContainer(): Promise<TestMeilisearch> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ MEILI_NO_ANALYTICS: 'true' })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health', PORT))
    .start();
  return {
    url: `http://${container.getHost()}:${container.getMappedPort(PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
