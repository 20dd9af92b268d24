import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RESULTS } from '../paths.ts';
import { putTable } from '../report/put-table.ts';
import { terminal } from '../terminal.ts';
import { STEADY_RATE, type SteadyFigures } from './commands-under-load.ts';
import type { LoadFigures } from './measure.ts';
import type { LoadSettings } from './settings.ts';

const count = (value: number) => Math.round(value).toLocaleString('en');
const rate = (value: number) => `${count(value)}/s`;
const time = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const times = ({ p50, p99 }: { p50: number; p99: number }) => `p50 ${time(p50)}, p99 ${time(p99)}`;
const failed = (failures: number) => (failures > 0 ? ` (${failures} FAILED)` : '');

type Line = [workload: string, bar: string, of: (figures: LoadFigures) => string];

const LINES: Line[] = [
  [`commands at ${STEADY_RATE}/s, until answered`, 'p99 ≤ 150 ms', ({ commands: { steady } }) => answered(steady)],
  ['… in the first half minute after a start', '', ({ commands: { justStarted } }) => answered(justStarted)],
  [
    'commands as fast as one process takes them, 32 connections',
    '',
    ({ commands: { full } }) => `${rate(full.perSecond)}, p99 ${time(full.p99)}${failed(full.failures)}`,
  ],
  [
    'playtimes as fast as one process takes them, 32 connections',
    '≥ 167/s (10,000 viewers)',
    ({ playtimes }) => `${rate(playtimes.perSecond)}: ${times(playtimes)}${failed(playtimes.failures)}`,
  ],
  [
    `command answered → visible to its author, at ${STEADY_RATE}/s`,
    'p99 ≤ 50 ms (log), 150 ms (Kafka)',
    ({ commands: { steady } }) => seen(steady),
  ],
  ['… in the first half minute after a start', '', ({ commands: { justStarted } }) => seen(justStarted)],
  [
    'backlog of comments, worked off by two projectors',
    '',
    ({ drain }) => `${rate(drain.perSecond)} of ${count(drain.events)}`,
  ],
  ['title pages from one `queries` process', '', ({ reads }) => rate(reads.one)],
  ['… from two', '', ({ reads }) => `${rate(reads.two)} (× ${reads.growth.toFixed(2)})`],
  ['… bare node:http, one fixed answer, for comparison', '', ({ reads }) => rate(reads.bare)],
  ['rebuild of the comments, events a second', '≥ 5,000/s', ({ rebuild }) => rebuilt(rebuild.comments)],
  ['rebuild of all read models, one after the other', '', ({ rebuild }) => rebuilt(rebuild.all)],
];

function answered({ answered: { perSecond, failures, ...spread } }: SteadyFigures): string {
  return `${rate(perSecond)}: ${times(spread)}${failed(failures)}`;
}

function seen({ lag }: SteadyFigures): string {
  return `${times(lag)}${lag.stale > 0 ? ` (${lag.stale} stale)` : ''}`;
}

function rebuilt({ events, seconds }: { events: number; seconds: number }): string {
  return `${rate(events / seconds)} (${count(events)} in ${seconds.toFixed(1)} s)`;
}

/** Prints the table, keeps the figures, and puts the table into the page where that was asked for. */
export function writeLoadReport(settings: LoadSettings, all: LoadFigures[]): void {
  const table = tableOf(all);
  terminal.out(table);
  const machine = { cores: os.availableParallelism(), cpu: os.cpus()[0]?.model ?? null, node: process.versions.node };
  mkdirSync(RESULTS, { recursive: true });
  const record = { at: new Date().toISOString(), machine, settings, figures: all };
  writeFileSync(path.join(RESULTS, 'load.json'), JSON.stringify(record, null, 2));
  if (settings.write)
    putTable(
      'bench:load',
      `${table}\n\n${machine.cores} cores, Node ${machine.node}; ${new Date().toISOString().slice(0, 10)}.`,
    );
}

function tableOf(all: LoadFigures[]): string {
  const names = { log: 'tail of the log', kafka: 'Kafka' };
  const rows = [
    ['workload', ...all.map(({ transport }) => names[transport]), 'bar'],
    ...LINES.map(([workload, bar, of]) => [workload, ...all.map(of), bar]),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`);
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}
