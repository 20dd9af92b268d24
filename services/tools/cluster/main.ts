import { readSiteSettings } from '#apps/composition/site-settings.ts';
import { runCluster } from './run-cluster.ts';

/* The cluster alone: nothing is built, and only servers are used that the environment names. */
await runCluster(process.env, {
  readSettings: (environment) => readSiteSettings(environment).config,
  startKafka: async () => ({ skipped: 'KAFKA_BROKERS is not set' }),
  startMeilisearch: async () => ({ skipped: 'MEILISEARCH_URL is not set' }),
});
