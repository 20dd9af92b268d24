/*
 * npm run cluster: builds what is out of date, then starts every process of the distributed profile on this machine, with the
 * engines that the tests use: nothing of them belongs to the services. Run by Node's own type stripping, see bench/run.ts.
 */
import '../../services/platform/database/embedded/testing/typescript-imports.mjs';
import { build } from '../../services/apps/cli/build.ts';

await build([], (line) => process.stdout.write(`  ${line}\n`));
const { runCluster } = await import(new URL('../../services/dist/apps/cluster/run-cluster.js', import.meta.url).href);
const { startKafka } = await import('./kafka/start-kafka.ts');
const { startMeilisearch } = await import('./meilisearch/start-meilisearch.ts');
await runCluster(process.env, {
  startKafka: (say: (line: string) => void) => startKafka(say, true),
  startMeilisearch: () => startMeilisearch(true),
});
