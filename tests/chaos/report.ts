import type { DoneFault } from './faults/fault-runner.ts';
import type { Ledger } from './ledger.ts';
import type { ChaosOptions } from './options.ts';
import { say } from './terminal.ts';
import type { Violations } from './violations.ts';

export interface RunReport {
  seed: number;
  profile: string;
  mutant: string | null;
  seconds: number;
  commands: Record<'acknowledged' | 'refused' | 'unanswered', number>;
  faults: number;
  /** By kind of fault: how many, and the worst of each recovery in seconds. */
  recovery: Record<string, { count: number; commands: number; positions: number; reads: number }>;
  /** Looks at what anybody can read, while the load went on. */
  polls: number;
  violations: Violations['list'];
  /** Where ledger and logs are, if they were kept. */
  folder: string;
}

interface Facts {
  options: ChaosOptions;
  ledger: Ledger;
  violations: Violations;
  faults: readonly DoneFault[];
  polls: number;
  seconds: number;
}

export function reportOf({ options, ledger, violations, faults, polls, seconds }: Facts): RunReport {
  const recovery: RunReport['recovery'] = {};
  for (const fault of faults) {
    recovery[fault.kind] ??= { count: 0, commands: 0, positions: 0, reads: 0 };
    const worst = recovery[fault.kind] as RunReport['recovery'][string];
    worst.count += 1;
    for (const part of ['commands', 'positions', 'reads'] as const)
      worst[part] = Math.max(worst[part], Math.round(fault.recovery[part] * 10) / 10);
  }
  return {
    seed: options.seed,
    profile: options.profile,
    mutant: options.mutant,
    seconds: Math.round(seconds),
    commands: {
      acknowledged: ledger.count('acknowledged'),
      refused: ledger.count('refused'),
      unanswered: ledger.count('unanswered') + ledger.count('under way'),
    },
    faults: faults.length,
    recovery,
    polls,
    violations: violations.list,
    folder: '',
  };
}

export function tell(report: RunReport): void {
  const { acknowledged, refused, unanswered } = report.commands;
  say('');
  say('worst recovery in seconds           count  commands  positions  reads');
  for (const [kind, worst] of Object.entries(report.recovery).sort()) {
    const figures = [worst.commands, worst.positions, worst.reads].map((figure) => figure.toFixed(1).padStart(9));
    say(`  ${kind.padEnd(32)} ${String(worst.count).padStart(5)} ${figures.join(' ')}`);
  }
  say('');
  say(
    `seed ${report.seed}, profile ${report.profile}, ${report.seconds} s: ${report.faults} faults, ${report.polls} public answers watched`,
  );
  say(`commands: ${acknowledged} acknowledged, ${refused} refused, ${unanswered} unanswered`);
  for (const { invariant, what } of report.violations) say(`VIOLATION of ${invariant}: ${what}`);
  say(`${report.violations.length} violations`);
}
