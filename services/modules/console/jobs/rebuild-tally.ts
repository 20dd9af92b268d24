import type { RetriedEvents } from '#platform/messaging/projections/parking/retry-parked.ts';
import type { RebuildProgress as FillingProgress } from '#platform/messaging/rebuild/filling.ts';
import type { RebuildResult } from '#platform/messaging/rebuild/rebuild.ts';
import type { RebuildPhase } from '#platform/messaging/rebuild/rebuild-phase.ts';
import type { RebuildProgress } from '../contract/rebuilds.events.ts';
import type { RebuildEnd } from '../domain/projection-rebuild.ts';

/** How far a rebuild is, for whoever reports it. */
export class RebuildTally {
  phase: RebuildPhase | null = null;
  private filled: FillingProgress = { position: 0, head: 0, events: 0 };
  private readonly begun = performance.now();

  readonly progress = (filled: FillingProgress): void => {
    this.filled = filled;
  };

  now(): RebuildProgress {
    const seconds = (performance.now() - this.begun) / 1_000;
    const eventsPerSecond = seconds > 0 ? Math.round(this.filled.events / seconds) : 0;
    return { ...this.filled, phase: this.phase, eventsPerSecond };
  }

  done({ events, eventsPerSecond, position, parked, stoodStillMs, differences }: RebuildResult): RebuildEnd {
    const outcome = { parked, stoodStillMs, differences, error: null };
    // A log without any events was read in no time.
    const rate = Number.isFinite(eventsPerSecond) ? eventsPerSecond : 0;
    return { phase: null, position, head: position, events, eventsPerSecond: rate, ...outcome };
  }

  retried({ digested, left }: RetriedEvents): RebuildEnd {
    const outcome = { parked: left, stoodStillMs: 0, differences: null, error: null };
    return { ...this.now(), events: digested, ...outcome };
  }

  failed(error: string): RebuildEnd {
    return { ...this.now(), parked: 0, stoodStillMs: 0, differences: null, error };
  }
}
