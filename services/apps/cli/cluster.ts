/* npm run cluster: builds what is out of date, then starts every process of the distributed profile on this machine. */
import { startKafka } from '../../../tests/support/kafka/start-kafka.ts';
import { build } from './build.ts';

await build([], (line) => process.stdout.write(`  ${line}\n`));
const { runCluster } = await import(new URL('../../dist/apps/cluster/run-cluster.js', import.meta.url).href);
await runCluster(process.env, startKafka);
