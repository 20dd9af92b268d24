import { median } from '../measure/figures.ts';
import type { Second } from './just-started.ts';
import type { Minute } from './minutes.ts';
import type { Habit } from './visitors.ts';

const time = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const megabytes = (bytes: number | null) => (bytes === null ? '' : String(Math.round(bytes / 2 ** 20)));
const HEADS = ['site, cores', 'memory, MB', 'events behind', 'failed'];

/** A row for each minute: the p99 of each habit in milliseconds, then the state of the site. */
export function minutesTable(habits: readonly Habit[], minutes: readonly Minute[]): string {
  const heads = ['minute', ...habits.map(({ name, perSecond }) => `${name}, ${perSecond}/s`), ...HEADS];
  const lines = minutes.map((minute, at) =>
    row([
      String(at + 1),
      ...habits.map(({ name }) => time(minute.p99.get(name) ?? 0)),
      minute.cores.toFixed(2),
      megabytes(minute.memory),
      String(minute.lag),
      String(minute.failures),
    ]),
  );
  return [row(heads), row(heads.map(() => '---')), ...lines].join('\n');
}

/** What drifts: the middle of the first third of the minutes beside that of the last. */
export function driftLine(habits: readonly Habit[], minutes: readonly Minute[]): string {
  const third = Math.max(1, Math.floor(minutes.length / 3));
  const [first, last] = [minutes.slice(0, third), minutes.slice(-third)];
  const both = (figure: (minute: Minute) => number, text: (value: number) => string) =>
    [first, last].map((part) => text(median(part.map(figure)))).join(' → ');
  const p50s = habits.map(({ name }) => `${name} ${both(({ p50 }) => p50.get(name) ?? 0, time)}`);
  const answers = minutes.reduce((sum, minute) => sum + minute.answers, 0);
  return [
    `${answers.toLocaleString('en')} answers.`,
    `Median of the first third of the minutes → of the last: p50 in ms: ${p50s.join(', ')};`,
    `memory ${both(({ memory }) => memory ?? 0, megabytes)} MB.`,
  ].join(' ');
}

/** Searches a second after a start, by the second. */
export function startedTable(seconds: readonly Second[]): string {
  const heads = ['second after the start', ...seconds.map((_, at) => String(at + 1))];
  const failed = seconds.some(({ failures }) => failures > 0);
  return [
    row(heads),
    row(heads.map(() => '---')),
    row(['searches', ...seconds.map(({ perSecond }) => `${Math.round(perSecond).toLocaleString('en')}`)]),
    row(['p99, ms', ...seconds.map(({ p99 }) => time(p99))]),
    ...(failed ? [row(['failed', ...seconds.map(({ failures }) => String(failures))])] : []),
  ].join('\n');
}
