import { runProcess } from '../run-process.js';
import { RelayModule } from './relay.module.js';

await runProcess('relay', (config) => RelayModule.forRoot(config));
