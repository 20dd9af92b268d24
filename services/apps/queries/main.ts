import { runProcess } from '#apps/composition/run-process.ts';
import { QueriesModule } from './queries.module.ts';

await runProcess('queries', (config) => QueriesModule.forRoot(config));
