/*
 * jest-light-runner walks the tree of blocks, hooks and tests by itself. It knows no time limits, runs tests whose hooks have
 * failed, runs the hooks of blocks of which no test is selected, and counts a skipped block as one test. So the tree is
 * rewritten before it is walked: each test runs with the hooks around it, and blocks keep only what the runner does right.
 */
import type { State } from 'jest-circus';
import { strayErrors } from './stray-errors.ts';
import { joined, readable, runStep } from './time-limit.ts';

type Block = State['rootDescribeBlock'];
type Hook = Block['hooks'][number];
type Test = Block['tests'][number];

export interface SuiteSettings {
  /** For tests and hooks that name none; asked when they begin. */
  timeoutMs(): number;
  /** By the names of the test and of the blocks around it. */
  isSelected(test: Test, fullName: string): boolean;
  /** After each test and its hooks. */
  afterEach(): void | Promise<void>;
}

/** @returns how many tests are left to run. */
export function prepareBlock(block: Block, settings: SuiteSettings, names: string[] = []): number {
  let selected = 0;
  for (const child of block.children) {
    const path = [...names, child.name];
    if (child.type === 'describeBlock') selected += prepareBlock(child, settings, path);
    else selected += prepareTest(child, block, settings, path.join(' '));
  }
  // Each of its tests is skipped by itself, and counted.
  block.mode = undefined;
  const hooks = selected === 0 ? [] : block.hooks.filter(isAroundBlock);
  // In place: the runner is walking the list of the outermost block.
  block.hooks.splice(0, block.hooks.length, ...hooks.map((hook) => preparedHook(hook, block, settings)));
  return selected;
}

/** Skips the tests of a block whose set-up failed, and the hooks of the blocks inside. */
function skipTests(block: Block): void {
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else {
      child.hooks.length = 0;
      skipTests(child);
    }
  }
}

const isAroundBlock = ({ type }: Hook) => type === 'beforeAll' || type === 'afterAll';

function preparedHook(hook: Hook, block: Block, settings: SuiteSettings): Hook {
  const run = () => runStep(hook, hook.type, settings.timeoutMs());
  if (hook.type === 'afterAll') return { ...hook, fn: run };
  const runFirst = () =>
    run().catch((error) => {
      skipTests(block);
      // What the remaining ones would set up builds on this one.
      block.hooks.splice(0, block.hooks.length, ...block.hooks.filter(({ type }) => type === 'afterAll'));
      throw error;
    });
  return { ...hook, fn: runFirst };
}

function prepareTest(test: Test, block: Block, settings: SuiteSettings, fullName: string): 0 | 1 {
  if (test.mode === 'skip' || test.mode === 'todo' || !settings.isSelected(test, fullName)) {
    test.mode = 'skip';
    return 0;
  }
  const before = hooksAround(block, 'beforeEach', (outer, inner) => [...outer, ...inner]);
  const after = hooksAround(block, 'afterEach', (outer, inner) => [...inner, ...outer]);
  const body = { ...test };
  test.fn = () => runTest(body, before, after, settings);
  return 1;
}

function hooksAround(block: Block, type: Hook['type'], join: (outer: Hook[], inner: Hook[]) => Hook[]): Hook[] {
  const own = block.hooks.filter((hook) => hook.type === type);
  return block.parent ? join(hooksAround(block.parent, type, join), own) : own;
}

/** @throws Error of the test and of every hook after it. */
async function runTest(test: Test, before: Hook[], after: Hook[], settings: SuiteSettings): Promise<void> {
  const errors: Error[] = [];
  const attempt = async (step: () => void | Promise<void>) => {
    try {
      await step();
    } catch (error) {
      errors.push(readable(error));
    }
  };
  await attempt(async () => {
    for (const hook of before) await runStep(hook, hook.type, settings.timeoutMs());
    await runStep(test, 'test', settings.timeoutMs());
  });
  for (const hook of after) await attempt(() => runStep(hook, hook.type, settings.timeoutMs()));
  await attempt(() => settings.afterEach());
  errors.push(...(await strayErrors()));
  if (errors.length > 0) throw joined(errors);
}
