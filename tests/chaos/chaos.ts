import { build } from '../../services/tools/build/build.ts';
import { chaosRun } from './chaos-run.ts';
import { MUTANTS, mutantNamed } from './mutants.ts';
import { type ChaosOptions, readOptions, USAGE } from './options.ts';
import { type RunReport, tell } from './report.ts';
import { say } from './terminal.ts';

/** @returns the exit code: 1 after a violation, or after a mutant that was missed. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    say(USAGE);
    return 0;
  }
  if (options.mutant) mutantNamed(options.mutant);
  if (!options.dist) await build(['services'], (line) => say(`  ${line}`));
  if (options.mutants) return runMutants(options);
  const report = await chaosRun(options);
  tell(report);
  say(JSON.stringify(report));
  const violated = report.violations.length > 0;
  if (violated && !options.mutant) say(`ledger and logs: ${report.folder}`);
  return violated ? 1 : 0;
}

/** Each mutant in a run of its own; the harness is worth what it catches. */
async function runMutants(options: ChaosOptions): Promise<number> {
  const results: [name: string, caught: string[]][] = [];
  for (const { name, profiles, caughtBy } of MUTANTS) {
    if (!profiles.includes(options.profile)) continue;
    const report = await chaosRun({ ...options, mutant: name });
    tell(report);
    results.push([name, caughtIn(report, caughtBy)]);
  }
  for (const [name, caught] of results)
    say(`${name.padEnd(24)} ${caught.length > 0 ? `caught (invariants ${caught.join(', ')})` : 'MISSED'}`);
  return results.every(([, caught]) => caught.length > 0) ? 0 : 1;
}

function caughtIn(report: RunReport, invariants: readonly string[]): string[] {
  const violated = report.violations.map(({ invariant }) => invariant);
  return invariants.filter((invariant) => violated.includes(invariant));
}

try {
  process.exit(await main());
} catch (error) {
  say(`the chaos run could not be made: ${error instanceof Error ? error.stack : String(error)}`);
  process.exit(2);
}
