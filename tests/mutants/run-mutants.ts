/*
 * npm run mutants [-- --only NAME] [-- --tenth N]: breaks the sources in one place after the other, in a copy, and runs the suite
 * that has to notice, two at a time. Ends with 1 when one survives, or does not fit the sources any more. Each test is first run on the whole
 * sources; a tenth leaves that to the suites, which CI runs before.
 */
import path from 'node:path';
import { build } from '../../services/tools/build/build.ts';
import { startPostgres } from '../support/postgres/start-postgres.ts';
import { keepTemporaryFilesInMemory } from '../support/temporary-files.ts';
import { chooseMutants } from './choose-mutants.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { type Outcome, runSuite } from './run-suite.ts';
import { SourcesCopy } from './sources-copy.ts';

const AT_ONCE = 2;
const ROOT = path.resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const chosen = chooseMutants(MUTANTS, args);
const isTenth = args.some((arg) => arg.startsWith('--tenth'));

const VERDICTS: Record<Outcome, string> = { failed: 'caught', passed: 'SURVIVED', 'did not run': 'DID NOT RUN' };
const say = (line: string) => process.stdout.write(`${line}\n`);

async function tryOne(copy: SourcesCopy, mutant: Mutant): Promise<boolean> {
  const begun = performance.now();
  const tell = (verdict: string) =>
    say(`${verdict.padEnd(12)} ${mutant.name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  if (!isTenth && (await runSuite(copy.folder, mutant)) !== 'passed') {
    tell('NO VERDICT: its test does not pass on the whole sources,');
    return false;
  }
  const outcome = await copy.with(mutant, () => runSuite(copy.folder, mutant));
  tell(VERDICTS[outcome]);
  if (outcome !== 'failed') say(`             ${mutant.what}: not noticed by ${mutant.suite}`);
  return outcome === 'failed';
}

await build(['services'], (line) => say(`  ${line}`));
const { prepareTemplate } = await import(
  new URL('../../services/dist/apps/composition/testing/prepare-test-template.js', import.meta.url).href
);
keepTemporaryFilesInMemory();
const postgres = await startPostgres();
// The suites inherit it.
process.env['TEST_DATABASE_URL'] = postgres.url;
const copies = Array.from({ length: AT_ONCE }, () => new SourcesCopy(ROOT));
const left = [...chosen];
let caught = 0;
async function tryWhatIsLeft(copy: SourcesCopy): Promise<void> {
  for (let mutant = left.shift(); mutant; mutant = left.shift()) if (await tryOne(copy, mutant)) caught += 1;
}
try {
  await prepareTemplate(postgres.url);
  await Promise.all(copies.map(tryWhatIsLeft));
} finally {
  for (const copy of copies) copy.remove();
  await postgres.stop();
}
say(`${caught} caught, ${chosen.length - caught} not caught`);
process.exit(caught === chosen.length ? 0 : 1);
