import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { SubtitleDoctor } from '../../contract/subtitle-doctor.port.ts';
import type { Charset } from '../../domain/doctor/decode.ts';
import type { Diagnosis } from '../../domain/doctor/doctor.ts';
import { SubtitleUnreadable } from '../../domain/doctor/subtitle-unreadable.ts';
import type { DoctorOutcome, DoctorTask } from './doctor.thread.ts';

/** Beside this module, as it is written, compiled or bundled. */
const PROGRAM = path.join(import.meta.dirname, `doctor.thread${path.extname(import.meta.filename)}`);
/** A subtitle of a film takes a fifth of a second, the largest that is taken some. */
const MAX_MS = 25_000;
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 256;

/** Diagnoses in a thread of its own, one subtitle at a time: everybody else’s requests go on meanwhile. */
@Injectable()
export class ThreadedDoctor extends SubtitleDoctor implements OnApplicationShutdown {
  private readonly thread = new Piscina<DoctorTask, DoctorOutcome>({
    filename: PROGRAM,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // Nothing of the process's settings, secrets among them.
    env: { NODE_ENV: 'production' },
  });

  private last: Promise<unknown> = Promise.resolve();

  async diagnose(bytes: Uint8Array, language: string, charset?: Charset): Promise<Diagnosis> {
    const outcome = await this.run({ bytes, language, charset });
    if ('unreadable' in outcome) throw new SubtitleUnreadable(outcome.unreadable);
    return outcome.diagnosis;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.destroy();
  }

  /** In the order in which they come; nobody's time runs while another's subtitle is looked at. */
  private run(task: DoctorTask): Promise<DoctorOutcome> {
    const turn = this.last.then(() => this.runNow(task));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async runNow(task: DoctorTask): Promise<DoctorOutcome> {
    const signal = AbortSignal.timeout(MAX_MS);
    try {
      return await this.thread.run(task, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      return { unreadable: 'subtitle_too_long' };
    }
  }
}
