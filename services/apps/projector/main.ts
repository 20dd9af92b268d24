import { runProcess } from '#apps/composition/run-process.ts';
import { ProjectorModule } from './projector.module.ts';

await runProcess('projector', ['write', 'read'], (config) => ProjectorModule.forRoot(config));
