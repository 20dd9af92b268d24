import { Global, Module } from '@nestjs/common';
import { EffectRegistry } from './effect.registry.js';
import { EffectWorker } from './effect-worker.js';
import { JobQueue } from './job-queue.js';

/** Once per process that works: runs the effects that the feature modules put into the registry. */
@Global()
@Module({ providers: [EffectRegistry, JobQueue, EffectWorker], exports: [EffectRegistry] })
export class EffectsModule {}
