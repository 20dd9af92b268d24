import { runProcess } from '../run-process.js';
import { CommandsModule } from './commands.module.js';

await runProcess('commands', (config) => CommandsModule.forRoot(config));
