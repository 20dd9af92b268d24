import { Global, Module } from '@nestjs/common';
import { DailySweep } from './daily-sweep.js';
import { EffectRegistry } from './effect.registry.js';
import { EffectWorker } from './effect-worker.js';
import { JobQueue } from './job-queue.js';
import { SweepRegistry } from './sweep.registry.js';

/** Once per process that works: runs the effects and the sweeps that the feature modules put into the registries. */
@Global()
@Module({
  providers: [EffectRegistry, JobQueue, EffectWorker, SweepRegistry, DailySweep],
  exports: [EffectRegistry, SweepRegistry],
})
export class EffectsModule {}
