import { Injectable } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { HealthRegistry } from './health.registry.ts';
import { Metrics } from './metrics.ts';

/** How long a part may go without, in milliseconds. */
interface HeartbeatLimits {
  /** Without having got anywhere: the process is not ready. A look that finds nothing to do has got there. */
  staleMs: number;
  /** Without having come round, with an error or without one: it hangs, and only a restart helps. */
  stuckMs: number;
}

/** Twice what a silent database costs, so that nobody is called for what passes by itself. */
const USUAL: HeartbeatLimits = { staleMs: 40_000, stuckMs: 120_000 };

/** What a loop says of itself. */
export interface Heartbeat {
  /** It has looked, and done what there was to do. */
  moved(): void;
  /** It goes on, though what it tried has failed: the fault is elsewhere, and a restart would not mend it. */
  failed(): void;
  /** It has nothing to look at for now (a relay that does not lead publishes nothing). */
  rest(): void;
}

/** For who is not watched. */
export const UNWATCHED: Heartbeat = { moved: () => undefined, failed: () => undefined, rest: () => undefined };

interface Part {
  limits: HeartbeatLimits;
  /** By the monotonic clock, milliseconds; null while it rests. */
  movedAt: number | null;
  cameRoundAt: number;
}

const now = () => performance.now();

/**
 * Watches the loops of this process: what follows the log, projects, numbers, publishes, works. A loop that waits for
 * something that never comes has no error to tell; it is known by its silence alone.
 */
@Injectable()
export class Heartbeats {
  private readonly parts = new Map<string, Part>();

  constructor(health: HealthRegistry, metrics: Metrics) {
    const help = 'Time since a part of the process last got anywhere';
    metrics.gauge('parde_heartbeat_age_seconds', help, (gauge) => this.readAges(gauge), ['part']);
    health.add('progress', async () => {
      const stale = this.overdue(({ movedAt, limits }) => movedAt !== null && now() - movedAt > limits.staleMs);
      if (stale.length > 0) throw new Error(`no progress: ${stale.join(', ')}`);
    });
  }

  /** The part rests until it first says something. @param part one of its name in a process. */
  add(part: string, limits: Partial<HeartbeatLimits> = {}): Heartbeat {
    const watched: Part = { limits: { ...USUAL, ...limits }, movedAt: null, cameRoundAt: now() };
    this.parts.set(part, watched);
    return {
      moved: () => {
        watched.movedAt = now();
        watched.cameRoundAt = watched.movedAt;
      },
      failed: () => {
        watched.cameRoundAt = now();
        watched.movedAt ??= watched.cameRoundAt;
      },
      rest: () => {
        watched.movedAt = null;
      },
    };
  }

  /** The parts that hang, in words; none while the process needs no restart. */
  stuck(): string[] {
    return this.overdue(({ movedAt, cameRoundAt, limits }) => movedAt !== null && now() - cameRoundAt > limits.stuckMs);
  }

  private readAges(gauge: Gauge<'part'>): void {
    gauge.reset();
    for (const [part, { movedAt }] of this.parts) if (movedAt !== null) gauge.set({ part }, (now() - movedAt) / 1_000);
  }

  private overdue(isOverdue: (part: Part) => boolean): string[] {
    return [...this.parts]
      .filter(([, part]) => isOverdue(part))
      .map(([name, { movedAt }]) => `${name} for ${Math.round((now() - (movedAt ?? 0)) / 1_000)} s`);
  }
}
