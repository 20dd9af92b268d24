import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
type TimersSettings = ConstructorParameters<typeof ModernFakeTimers>[0]['config'];
type FakeTimersOptions = Parameters<ModernFakeTimers['useFakeTimers']>[0];
// Of a project's configuration it reads this part alone.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} } as TimersSettings, global: globalThis });

let timeoutMs: number | undefined;

const chained =
  <A extends unknown[]>(act: (...args: A) => void) =>
  (...args: A): unknown => {
    act(...args);
    return jestObject;
  };

/** `jest`, for which jest-light-runner has half of the timers, no replaceProperty and no setTimeout. Modules cannot be mocked. */
const jestObject = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  isMockFunction: mocker.isMockFunction.bind(mocker),
  mocked: mocker.mocked.bind(mocker),
  clearAllMocks: chained(() => mocker.clearAllMocks()),
  resetAllMocks: chained(() => mocker.resetAllMocks()),
  restoreAllMocks: chained(() => mocker.restoreAllMocks()),
  useFakeTimers: chained((options?: FakeTimersOptions) => timers.useFakeTimers(options)),
  useRealTimers: chained(() => timers.useRealTimers()),
  setSystemTime: timers.setSystemTime.bind(timers),
  getRealSystemTime: timers.getRealSystemTime.bind(timers),
  now: timers.now.bind(timers),
  getTimerCount: timers.getTimerCount.bind(timers),
  clearAllTimers: timers.clearAllTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  advanceTimersToNextTimer: timers.advanceTimersToNextTimer.bind(timers),
  advanceTimersToNextTimerAsync: timers.advanceTimersToNextTimerAsync.bind(timers),
  runAllTimers: timers.runAllTimers.bind(timers),
  runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
  runOnlyPendingTimers: timers.runOnlyPendingTimers.bind(timers),
  runOnlyPendingTimersAsync: timers.runOnlyPendingTimersAsync.bind(timers),
  setTimeout: chained((ms: number) => {
    timeoutMs = ms;
  }),
};

export const installJestObject = () => Object.assign(globalThis, { jest: jestObject });

/** What jest.setTimeout says in this suite. */
export const chosenTimeoutMs = () => timeoutMs;

/** Suites share these globals: none is left as the last suite had it. */
export function restoreGlobals(): void {
  timeoutMs = undefined;
  timers.useRealTimers();
  mocker.restoreAllMocks();
}
