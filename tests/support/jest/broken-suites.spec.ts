import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closingLine, type TestResults } from '../runner/closing-line.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Report extends TestResults {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; title: string }[];
  }[];
}

let folder: string;
let whole: { exitCode: number; report: Report };

/** Jest as npm test starts it, on suites that are broken on purpose. */
function run(...args: string[]): typeof whole {
  const file = path.join(folder, `${args.join('-')}.json`);
  const jest = [
    '--import',
    path.join(import.meta.dirname, 'preload.ts'),
    path.join(ROOT, 'node_modules/jest/bin/jest.js'),
  ];
  const options = ['--config', path.join(FIXTURES, 'jest.config.ts'), '--json', `--outputFile=${file}`, '--silent'];
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', ...jest, ...options, ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    timeout: 120_000,
  });
  return { exitCode: status ?? -1, report: JSON.parse(readFileSync(file, 'utf8')) };
}

function suite(name: string): Report['testResults'][number] {
  const found = whole.report.testResults.find((one) => path.basename(one.name) === `${name}.fixture.ts`);
  if (!found) throw new Error(`${name} did not report`);
  return found;
}

const outcomes = (name: string) => suite(name).assertionResults.map(({ title, status }) => `${title}: ${status}`);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parde-jest-'));
  whole = run();
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a suite fails', () => {
  it('by the set-up that failed, and its tests are skipped', () => {
    expect(outcomes('before-all-fails')).toEqual([
      '(beforeAll): failed',
      'does not run: pending',
      'does not run either: pending',
      'runs outside: passed',
    ]);
  });

  it('by the tear-down that failed', () => {
    expect(outcomes('after-all-fails')).toEqual(['passes: passed', '(afterAll): failed']);
  });

  it('with the test around which a hook failed', () => {
    expect(outcomes('each-hooks-fail')).toEqual(['does not run: failed', 'fails by its hook: failed']);
    expect(suite('each-hooks-fail').message).not.toContain('without its set-up');
  });

  it('when a test or a hook takes too long', () => {
    expect(outcomes('too-slow')).toEqual([
      'takes longer than the suite allows: failed',
      'takes longer than it says itself: failed',
      'has more time than the suite: passed',
      '(beforeAll): failed',
      'does not run: pending',
    ]);
    expect(suite('too-slow').message).toMatch(/took longer than 200 ms\n +at .*too-slow\.fixture\.ts:5:1/);
  });

  it('when nobody awaits a rejection or catches an exception, in the test that left it', () => {
    expect(outcomes('stray-errors')).toEqual([
      'leaves a rejection that nobody awaits: failed',
      'is not the one that left it: passed',
      'throws where nobody catches: failed',
      'passes: passed',
      '(afterAll): failed',
    ]);
  });

  it.each([
    ['cannot-be-loaded', /while the suite is loaded/],
    ['no-tests', /must contain at least one test/],
    ['ends-its-process', /Worker exited unexpectedly/],
  ])('when it is %s', (name, message) => {
    expect(suite(name)).toMatchObject({ status: 'failed', assertionResults: [] });
    expect(suite(name).message).toMatch(message);
  });

  it('with what was thrown, its cause and the line of the source', () => {
    const { message } = suite('errors');
    expect(message).toMatch(/thrown: 'a text'.*the outer\n +at .*errors\.fixture\.ts:6:9.*caused by Error: the inner/s);
  });
});

describe('a suite passes', () => {
  it('with every test of a skipped block counted', () => {
    expect(outcomes('skipped')).toEqual([
      'is one: pending',
      'is another: pending',
      'there is no such server: pending',
      'runs: passed',
    ]);
  });

  it.each(['order-of-hooks', 'leaves-no-trace'])('%s', (name) => {
    expect(suite(name)).toMatchObject({ status: 'passed' });
  });
});

describe('the run', () => {
  it('fails, and its line counts every fault', () => {
    expect(whole.exitCode).toBe(1);
    expect(closingLine(whole.report, whole.exitCode)).toBe('9 passed, 15 failed, 6 skipped');
  });

  it('of one name leaves out the hooks of all else', () => {
    const { exitCode, report } = run('-t', 'runs outside');
    expect(report).toMatchObject({ numPassedTests: 1, numRuntimeErrorTestSuites: 2 });
    expect(exitCode).toBe(1);
  });
});
