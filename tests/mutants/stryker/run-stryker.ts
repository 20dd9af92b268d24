/*
 * npm run mutants:stryker: mutation scores by Stryker, part by part; arguments choose among the parts (none: all). A part below
 * the bar ends the run with 1. Long: some seconds for each mutant.
 */
import path from 'node:path';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { PARTS, type Part } from './parts.ts';
import { type Score, scoreOf } from './score.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BAR_PERCENT = 80;
const MAX_SUITE_MS = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

const SUITES = [
  process.execPath,
  '--conditions=source',
  '--import',
  './tests/support/jest/preload.ts',
  'node_modules/jest/bin/jest.js',
  '--config',
  'tests/mutants/stryker/jest.config.ts',
  '--bail',
  '--silent',
].join(' ');

async function run(part: Part): Promise<Score> {
  process.env['MUTATED_SUITES'] = part.suites.join(',');
  const folder = path.join('.data/stryker', part.name.replaceAll('/', '-'));
  const mutants = await new Stryker({
    mutate: [...part.mutate, '!**/*.spec.ts'],
    // Its patterns are not always valid ones, and one that is not loads no suite at all.
    mutator: { excludedMutations: ['Regex'] },
    testRunner: 'command',
    commandRunner: { command: SUITES },
    concurrency: 1,
    timeoutMS: MAX_SUITE_MS,
    tempDirName: `${folder}-sandbox`,
    // What is not needed to run a suite is not copied.
    ignorePatterns: ['.data', 'dist'],
    reporters: ['json', 'html'],
    jsonReporter: { fileName: `${folder}/mutation.json` },
    htmlReporter: { fileName: `${folder}/mutation.html` },
    allowEmpty: true,
    allowConsoleColors: false,
    fileLogLevel: 'off' as LogLevel,
    logLevel: 'warn' as LogLevel,
  }).runMutationTest();
  return scoreOf(mutants);
}

process.chdir(ROOT);
const wanted = PARTS.filter(({ name }) => process.argv.length < 3 || process.argv.slice(2).includes(name));
if (wanted.length === 0) throw new Error(`no such part; there are ${PARTS.map(({ name }) => name).join(', ')}`);
let below = 0;
for (const part of wanted) {
  const { detected, survived, percent, survivors } = await run(part);
  for (const survivor of survivors) say(`  survived  ${survivor}`);
  say(`${part.name}: ${percent.toFixed(1)} % (${detected} of ${detected + survived} mutants caught)`);
  if (percent < BAR_PERCENT) below += 1;
}
process.exit(below === 0 ? 0 : 1);
