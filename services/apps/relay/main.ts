import { runProcess } from '#apps/composition/run-process.ts';
import { RelayModule } from './relay.module.ts';

await runProcess('relay', ['write'], (config) => RelayModule.forRoot(config));
