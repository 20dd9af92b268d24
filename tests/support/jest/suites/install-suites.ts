import { addEventHandler, getState, type State } from 'jest-circus';
import { chosenTimeoutMs, installJestObject, restoreGlobals } from './jest-object.ts';
import { strayErrors } from './stray-errors.ts';
import { prepareBlock, type SuiteSettings } from './suite.ts';
import { joined } from './time-limit.ts';

type Block = State['rootDescribeBlock'];
type Hook = Block['hooks'][number];

interface ProjectSettings {
  timeoutMs: number;
  afterEach?: SuiteSettings['afterEach'];
  afterSuite?(): void;
}

/** Prepares each suite of the worker between its loading and its first test. */
export function installSuites({ timeoutMs, afterEach = () => undefined, afterSuite }: ProjectSettings): void {
  installJestObject();
  const pattern = new RegExp(process.env['TEST_NAME_PATTERN'] ?? '', 'i');
  const settings: SuiteSettings = {
    timeoutMs: () => chosenTimeoutMs() ?? timeoutMs,
    isSelected: ({ mode }, fullName) => pattern.test(fullName) && (mode === 'only' || !getState().hasFocusedTests),
    afterEach,
  };
  let current: Block | null = null;
  // Whatever a suite declares first.
  addEventHandler((_event, { rootDescribeBlock: suite }) => {
    if (suite === current) return;
    current = suite;
    suite.hooks.unshift(
      hook(suite, 'beforeAll', () => {
        prepareBlock(suite, settings);
        suite.hooks.push(
          hook(suite, 'afterAll', async () => {
            afterSuite?.();
            restoreGlobals();
            const strays = await strayErrors();
            if (strays.length > 0) throw joined(strays);
          }),
        );
      }),
    );
  });
}

function hook(parent: Block, type: Hook['type'], fn: () => void | Promise<void>): Hook {
  return { asyncError: new Error(type), fn, parent, seenDone: false, timeout: undefined, type };
}
