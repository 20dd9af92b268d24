import { runProcess } from '#apps/composition/run-process.ts';
import { WorkersModule } from './workers.module.ts';

await runProcess('workers', ['write', 'read'], (config) => WorkersModule.forRoot(config));
