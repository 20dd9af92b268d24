import { runCluster } from './run-cluster.js';

/* The cluster alone: nothing is built, and only servers are used that the environment names. */
await runCluster(process.env, {
  startKafka: async () => ({ skipped: 'KAFKA_BROKERS is not set' }),
  startMeilisearch: async () => ({ skipped: 'MEILISEARCH_URL is not set' }),
});
