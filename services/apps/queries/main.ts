import { runProcess } from '../run-process.js';
import { QueriesModule } from './queries.module.js';

await runProcess('queries', (config) => QueriesModule.forRoot(config));
