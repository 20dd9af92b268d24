/* node tests/bench/transports/run.ts: both event transports, and Kafka's settings, measured in one run; after npm run build. */
import '../../../services/platform/database/embedded/testing/typescript-imports.mjs';

await import('./bench.ts');
