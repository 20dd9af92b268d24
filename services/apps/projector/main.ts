import { runProcess } from '../run-process.js';
import { ProjectorModule } from './projector.module.js';

await runProcess('projector', (config) => ProjectorModule.forRoot(config));
