import type { Row } from './row.ts';

/** Of two runs on one quiet machine the ratios differ by so much, whatever the rounds of one of them say. */
const LEAST_NOISE = 0.1;

/** The ratios of a printed table by workload: `0.39 × node:http` is 0.39. Higher is better in all of them. */
export function ratiosOf(table: string): Map<string, number> {
  const [head, ...lines] = table.split('\n').filter((line) => line.trim().startsWith('|'));
  const titles = cellsOf(head ?? '');
  const [name, ratio] = [titles.indexOf('workload'), titles.indexOf('ratio')];
  if (name < 0 || ratio < 0) return new Map();
  const rows = lines.map(cellsOf).flatMap((cells) => {
    const value = Number.parseFloat(cells[ratio] ?? '');
    return Number.isNaN(value) ? [] : [[cells[name] ?? '', value] as const];
  });
  return new Map(rows);
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * One line: what got worse since the table in the repository, beyond noise. A row's noise is half of what its rounds differ by.
 * The unit compares with nothing, and what few titles make meaningless (`*`) is another row.
 */
export function whatGotWorse(before: ReadonlyMap<string, number>, rows: readonly Row[]): string {
  if (before.size === 0) return 'Not compared: the page has no table of `npm run bench`.';
  const compared = rows.flatMap((row) => {
    const [was, now] = [before.get(row.workload), row.figures['ratio']];
    return was === undefined || now === undefined || now === null ? [] : [{ row, was, now }];
  });
  const worse = compared.filter(({ row, was, now }) => now < was * (1 - Math.max(LEAST_NOISE, row.noise ?? 0)));
  const names = worse.map(({ row, was, now }) => `${row.workload} (${digits(was)} → ${digits(now)})`);
  const missing = [...before.keys()].filter(
    (name) => !compared.some(({ row }) => row.workload === name) && !isUnit(name),
  );
  const left = missing.length > 0 ? `, ${missing.length} not measured` : '';
  return `${names.length > 0 ? `Got worse: ${names.join('; ')}` : 'Nothing got worse'} (${compared.length} ratios compared${left}).`;
}

const isUnit = (workload: string) => workload.includes('bare node:http');
const digits = (ratio: number) => ratio.toFixed(ratio < 0.1 ? 3 : 2);
