import { runProcess } from '#apps/composition/run-process.ts';
import { RelayProcessModule } from './relay.module.ts';

await runProcess('relay', ['write'], (config) => RelayProcessModule.forRoot(config));
