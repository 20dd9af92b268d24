import { runCluster } from './run-cluster.js';

/* The cluster alone: nothing is built, and Kafka is only used where KAFKA_BROKERS names one. */
await runCluster(process.env, async () => ({ skipped: 'KAFKA_BROKERS is not set' }));
