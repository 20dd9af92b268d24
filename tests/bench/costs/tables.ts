import { type Capacity, HABITS } from './capacity.ts';
import type { Cost } from './measure.ts';
import { PLACES } from './meters.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const ruled = (heads: readonly string[], rows: readonly string[][]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

function short(value: number): string {
  if (value === 0) return '0';
  if (value < 1) return value.toFixed(2);
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
function bytes(value: number): string {
  const step = value < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(value) / 3));
  return `${short(value / 1_000 ** step)} ${UNITS[step]}`;
}

/** What one of each costs: milliseconds of each process, bytes, pages of the database. */
export function costsTable(costs: readonly Cost[]): string {
  const heads = ['one of', ...PLACES.map((place) => `${place}, ms`), 'write-ahead log', 'kept', 'pages'];
  return ruled(
    heads,
    costs.map(({ name, processor, log, stored, pages, failures }) => [
      failures > 0 ? `${name} (${failures} FAILED)` : name,
      ...PLACES.map((place) => short(processor[place])),
      bytes(log),
      bytes(stored),
      short(pages),
    ]),
  );
}

/** What so many members need in the busiest hour, from those costs. */
export function capacityTable(sizes: readonly Capacity[]): string {
  const heads = ['in the busiest hour', ...sizes.map(({ members }) => `${members.toLocaleString('en')} members`)];
  const line = (name: string, figure: (size: Capacity) => string) => [name, ...sizes.map(figure)];
  return ruled(heads, [
    line('reads a second', ({ perSecond }) => short(perSecond.reads)),
    line('searches a second', ({ perSecond }) => short(perSecond.searches)),
    line('commands a second', ({ perSecond }) => short(perSecond.commands + perSecond.minutes)),
    ...PLACES.map((place) => line(`cores of ${place}`, ({ cores }) => short(cores[place]))),
    line('write-ahead log a second', ({ logRate }) => bytes(logRate)),
    line('film, Gbit/s', ({ filmRate }) => short(filmRate / 10 ** 9)),
    line('the database grows in a year by', ({ yearBytes }) => bytes(yearBytes)),
  ]);
}

/** The habits behind that table. */
export function habitsLine(): string {
  const { daily, reads, searches, commands, minutes, minuteBytes, busiestHour, use } = HABITS;
  return [
    `Taken for granted: ${daily * 100} % of the members come on a day, and each reads ${reads} pages and lists, searches ${searches} times`,
    `(each letter counts), sends ${commands} command and watches ${minutes} minutes of ${bytes(minuteBytes)};`,
    `${busiestHour * 100} % of a day falls into its busiest hour, and no core is used by more than ${use * 100} %.`,
  ].join('\n');
}
