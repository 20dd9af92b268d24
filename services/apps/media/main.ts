import { runProcess } from '#apps/composition/run-process.ts';
import { MediaModule } from './media.module.ts';

await runProcess('media', ['write', 'read'], (config) => MediaModule.forRoot(config));
