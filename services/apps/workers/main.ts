import { runProcess } from '../run-process.js';
import { WorkersModule } from './workers.module.js';

await runProcess('workers', (config) => WorkersModule.forRoot(config));
