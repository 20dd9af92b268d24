import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../../../services/platform/kernel/time/poll-until.ts';
import type { Ledger } from '../ledger.ts';
import type { Load } from '../load/load.ts';
import type { ChaosSite } from '../site/chaos-site.ts';
import { say } from '../terminal.ts';
import type { Violations } from '../violations.ts';
import type { Limits } from './fault.ts';
import type { Scheduled } from './schedule.ts';

/** Seconds from a fault to the first command sent after it that got there; the parts of Limits. */
type Recovery = Record<keyof Limits, number>;

export interface DoneFault {
  kind: string;
  target: string;
  recovery: Recovery;
}

/** However long a limit is: by then the run goes on. */
const GIVE_UP_SECONDS = 90;

/** Lets one fault after another happen to the site under load, and measures how it comes back. */
export class FaultRunner {
  readonly done: DoneFault[] = [];
  private readonly site: ChaosSite;
  private readonly load: Load;
  private readonly ledger: Ledger;
  private readonly violations: Violations;
  private readonly slack: number;

  constructor(site: ChaosSite, load: Load, ledger: Ledger, violations: Violations, slack: number) {
    this.site = site;
    this.load = load;
    this.ledger = ledger;
    this.violations = violations;
    this.slack = slack;
  }

  /** Lets another fault happen as long as `more` says so. */
  async run(faults: Generator<Scheduled, never>, more: () => boolean): Promise<void> {
    while (more()) await this.one(faults.next().value);
  }

  private async one({ kind, fault, pauseMs }: Scheduled): Promise<void> {
    await pause(pauseMs);
    const injected = await kind.inject(this.site, fault);
    const begun = this.ledger.now();
    await this.ledger.remark({ fault });
    const recovery = this.watch(begun);
    await pause(fault.seconds * 1_000);
    await injected.mend();
    await this.ledger.remark({ mended: fault });
    const times = await recovery;
    this.done.push({ kind: fault.kind, target: fault.target, recovery: times });
    this.judge(fault.kind, fault.target, times, kind.limits(fault));
    const told = Object.entries(times).map(([part, seconds]) => `${part} ${seconds.toFixed(1)} s`);
    const lasting = fault.seconds > 0 ? ` ${fault.seconds} s` : '';
    say(`  ${(begun / 1_000).toFixed(0).padStart(4)} s  ${fault.kind} (${fault.target})${lasting}: ${told.join(', ')}`);
  }

  private async watch(begun: number): Promise<Recovery> {
    const { load } = this;
    const parts: [keyof Limits, () => boolean][] = [
      ['commands', () => load.commandsSince(begun)],
      ['positions', () => load.prober.lastNumbered > begun],
      ['reads', () => load.prober.lastRead > begun],
    ];
    const times = await Promise.all(
      parts.map(async ([part, recovered]) => {
        await pollUntil(() => recovered() || undefined, { timeoutMs: GIVE_UP_SECONDS * 1_000, intervalMs: 50 });
        return [part, (this.ledger.now() - begun) / 1_000] as const;
      }),
    );
    return Object.fromEntries(times) as Recovery;
  }

  private judge(kind: string, target: string, times: Recovery, limits: Limits): void {
    for (const part of ['commands', 'positions', 'reads'] as const) {
      const limit = limits[part] * this.slack;
      if (times[part] > limit)
        this.violations.add(
          'recovery',
          `${kind} (${target}): ${part} after ${times[part].toFixed(1)} s, limit ${limit} s`,
        );
    }
  }
}
