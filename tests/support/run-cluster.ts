/*
 * npm run cluster: builds what is out of date, then starts every process of the distributed profile on this machine, with the
 * engines that the tests use: nothing of them belongs to the services. Run by Node's own type stripping.
 */
import { build } from '../../services/tools/build/build.ts';

await build([], (line) => process.stdout.write(`  ${line}\n`));
const compiled = (file: string) => import(new URL(`../../services/dist/${file}`, import.meta.url).href);
const { runCluster } = await compiled('tools/cluster/run-cluster.js');
const { readSiteSettings } = await compiled('apps/composition/site-settings.js');
const { startKafka } = await import('./kafka/start-kafka.ts');
const { startMeilisearch } = await import('./meilisearch/start-meilisearch.ts');
await runCluster(process.env, {
  readSettings: (environment: NodeJS.ProcessEnv) => readSiteSettings(environment).config,
  startKafka: (say: (line: string) => void) => startKafka(say, true),
  startMeilisearch: () => startMeilisearch(true),
});
