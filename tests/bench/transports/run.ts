/* npm run bench:transports: both event transports, and Kafka’s settings, measured in one run. */
import '../../../services/platform/database/embedded/testing/typescript-imports.mjs';

await import('./bench.ts');
