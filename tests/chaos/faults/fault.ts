import type { Random } from '../random.ts';
import type { ChaosSite } from '../site/chaos-site.ts';

/** One thing that goes wrong, drawn before it happens. */
export interface Fault {
  kind: string;
  /** A process by name, `leader` for the relay that leads, or a part of the site. */
  target: string;
  /** How long it lasts; 0 for what is over at once. */
  seconds: number;
}

interface Injected {
  /** Ends the fault, and returns once what was killed is started again (not: ready again). */
  mend(): Promise<void>;
}

/** How a kind of fault is drawn, done and judged. */
export interface FaultKind {
  kind: string;
  draw(random: Random, stopSeconds: [least: number, most: number]): Omit<Fault, 'kind'>;
  /** @returns once the fault is in effect. */
  inject(site: ChaosSite, fault: Fault): Promise<Injected>;
  limits(fault: Fault): Limits;
}

/** Longest times from the fault until the first command sent after it is … in seconds. */
export interface Limits {
  /** … acknowledged, by every commands process. */
  commands: number;
  /** … given a position. */
  positions: number;
  /** … seen by a query. */
  reads: number;
}

const WORST_LAG = 30;

/** What holds after any single fault. */
export function usualLimits({ seconds }: Fault, sharper: Partial<Limits> = {}): Limits {
  return { commands: seconds + 10, positions: WORST_LAG, reads: WORST_LAG, ...sharper };
}

/** The relay that gives positions just now; the first one when none says so. */
async function leadingRelay(site: ChaosSite): Promise<string> {
  for (const relay of site.all('relay')) {
    const metrics = await fetch(relay.metricsUrl, { signal: AbortSignal.timeout(1_000) })
      .then((answer) => answer.text())
      .catch(() => '');
    if (/^parde_relay_leading(\{[^}]*\})? 1$/m.test(metrics)) return relay.name;
  }
  return 'relay-1';
}

export async function targetOf(site: ChaosSite, target: string) {
  return site.process(target === 'leader' ? await leadingRelay(site) : target);
}
