import { runProcess } from '../run-process.js';
import { MediaModule } from './media.module.js';

await runProcess('media', (config) => MediaModule.forRoot(config));
