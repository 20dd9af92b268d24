import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figures } from '../measure-all.ts';
import { RESULTS } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { terminal } from '../terminal.ts';
import { ratiosOf, whatGotWorse } from './compare.ts';
import { otherRows } from './other-rows.ts';
import { putTable, tableIn } from './put-table.ts';
import { rateRows } from './rate-rows.ts';
import { ENOUGH_TITLES, type Row } from './row.ts';

const COLUMNS: [title: string, key: Exclude<keyof Row, 'figures' | 'noise'>][] = [
  ['workload', 'workload'],
  ['bare limit', 'limit'],
  ['best plain SQL, now', 'plain'],
  ['ours', 'ours'],
  ['CPU', 'cost'],
  ['ratio', 'ratio'],
  ['bar', 'bar'],
  ['reached', 'reached'],
];

/** Prints the table and writes everything as JSON beside it. */
export function writeReport(settings: Settings, figures: Figures): void {
  const rows = [...rateRows(figures.outcomes, figures.titles), ...otherRows(figures)];
  terminal.out(`\n${headline(settings, figures)}\n\n${table(rows)}\n`);
  if (figures.titles < ENOUGH_TITLES) terminal.out(WARNING(figures.titles));
  const before = ratiosOf(tableIn('bench'));
  terminal.out(settings.quick ? 'Not compared: a quick run is too short.' : whatGotWorse(before, rows));
  if (settings.write) putTable('bench', `${table(rows)}\n\n${machine()}`);
  const file = path.join(RESULTS, 'bench.json');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify(asJson(settings, figures, rows), null, 2)}\n`);
  terminal.out(`All figures of this run: ${path.relative(process.cwd(), file)}`);
}

function headline({ quick, rounds, seconds }: Settings, { titles }: Figures): string {
  const [cpu] = os.cpus();
  return [
    `${titles.toLocaleString('en')} titles, 32 connections, ${rounds} rounds of ${seconds} s, medians; `,
    `${os.availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.versions.node}. `,
    'Only ratios of one run compare. CPU: of the answering process, for one answer.',
    quick ? '\nQUICK: too short for small differences.' : '',
  ].join('');
}

const machine = () =>
  `${os.availableParallelism()} cores, Node ${process.versions.node}; ${new Date().toISOString().slice(0, 10)}.`;

const WARNING = (titles: number) => `
!! THE ROWS WITH * ARE NOT COMPARABLE with performance.md or with other runs: ${titles.toLocaleString('en')} titles are too few.
!! They fit into every cache and make every list short. Name a real file: BENCH_TITLES=<titles.jsonl.gz> npm run bench
`;

function table(rows: readonly Row[]): string {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, key]) => row[key]))];
  const widths = COLUMNS.map((_column, at) => Math.max(...cells.map((line) => line[at]!.length)));
  const lines = cells.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

function asJson(settings: Settings, { outcomes, ...figures }: Figures, rows: readonly Row[]) {
  return {
    at: new Date().toISOString(),
    machine: { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model ?? null, node: process.versions.node },
    settings,
    rows,
    probes: Object.fromEntries(outcomes),
    ...figures,
  };
}
