import type { Outcome } from '../measure/rounds.ts';
import { ENOUGH_TITLES, errorRow, micros, notComparable, perSecond, type Row } from './row.ts';

interface RateRow {
  workload: string;
  /** Name of the probe of ours. */
  ours: string;
  /** Probes of plain SQL, by what the table calls them. */
  plain?: Record<string, string>;
  /** The probe that ours is divided by. */
  against: string;
  /** How the table calls it. */
  unit: string;
  /** Smallest ratio that is wanted; absent: only shown. */
  bar?: number;
  barText?: string;
  /** Whether few titles make it meaningless. */
  needsTitles?: boolean;
}

const UNIT = 'bare node:http';
/** The unit that does what a title page asks of a server: reads and parses a body, answers with the same bytes. */
const POST_UNIT = 'bare node:http, POST';

const RATE_ROWS: RateRow[] = [
  { workload: 'Fastify, fixed 2 KB', ours: 'bare Fastify', against: UNIT, unit: 'node:http' },
  { workload: 'Nest + Fastify, fixed 1.8 KB', ours: 'Nest + Fastify', against: UNIT, unit: 'node:http' },
  { workload: 'home page, GET /api/home', ours: 'home', against: UNIT, unit: 'node:http' },
  { workload: '… as a browser asks, compressed', ours: 'home, compressed', against: UNIT, unit: 'node:http' },
  {
    workload: 'the same title pages by POST, bare node:http',
    ours: POST_UNIT,
    against: UNIT,
    unit: 'node:http',
    needsTitles: true,
  },
  {
    workload: 'W1 title page, from cache, beside node:http that does the same',
    ours: 'W1 cached',
    against: POST_UNIT,
    unit: 'node:http by POST',
    bar: 0.5,
    needsTitles: true,
  },
  {
    workload: 'W1 title page, from cache',
    ours: 'W1 cached',
    against: UNIT,
    unit: 'node:http',
    needsTitles: true,
  },
  {
    workload: 'W1 title page, cache dropped, beside stored documents by POST',
    ours: 'W1 cold',
    against: 'W1 stored document, POST',
    unit: 'stored by POST',
    plain: { 'stored, by POST': 'W1 stored document, POST' },
    bar: 0.7,
    needsTitles: true,
  },
  {
    workload: 'W1 title page, cache dropped',
    ours: 'W1 cold',
    against: 'W1 stored document',
    unit: 'stored',
    plain: { stored: 'W1 stored document', 'built by SQL': 'W1 built by SQL' },
    bar: 0.7,
    needsTitles: true,
  },
  {
    workload: 'W2 first pages of genres, from cache',
    ours: 'W2 cached',
    against: 'W2 plain SQL',
    unit: 'plain SQL',
    plain: { '': 'W2 plain SQL' },
    bar: 1,
    needsTitles: true,
  },
  {
    workload: 'W2 all pages of genres once, cache dropped',
    ours: 'W2 cold',
    against: 'W2 plain SQL',
    unit: 'plain SQL',
    plain: { '': 'W2 plain SQL' },
    bar: 1,
    needsTitles: true,
  },
  {
    workload: 'W2deep pages around 1,000, each once',
    ours: 'W2deep page 1,000',
    against: 'W2deep page 1',
    unit: 'page 1',
    plain: { 'page 1': 'W2deep plain SQL, page 1', 'page 1,000': 'W2deep plain SQL, page 1,000' },
    bar: 0.9,
    barText: 'as page 1 (≥ 0.9)',
    needsTitles: true,
  },
  {
    workload: 'W3 search, prefixes of 3–8 letters',
    ours: 'W3',
    against: UNIT,
    unit: 'node:http',
    needsTitles: true,
    plain: { 'prefix index': 'W3 prefix index', pg_trgm: 'W3 pg_trgm' },
    bar: 0.12,
  },
  {
    workload: 'marks of fifty cards, signed in',
    ours: 'marks of fifty cards',
    against: UNIT,
    unit: 'node:http',
    needsTitles: true,
  },
  {
    workload: 'own list of fifty titles, signed in',
    ours: 'download list',
    against: UNIT,
    unit: 'node:http',
    needsTitles: true,
  },
  {
    workload: 'comments by POST, bare node:http and the one INSERT',
    ours: 'W4 inserts by POST',
    against: 'W4 single inserts',
    unit: 'inserts',
  },
  {
    workload: 'W4 post a comment, signed in',
    ours: 'W4',
    against: 'W4 single inserts',
    unit: 'inserts',
    plain: { 'single inserts': 'W4 single inserts' },
    bar: 0.4,
  },
];

/** The rows that are requests per second. Those whose probes were left out are left out. */
export function rateRows(outcomes: Map<string, Outcome>, titles: number): Row[] {
  const unit = rateOf(outcomes, UNIT);
  const rows = RATE_ROWS.filter(({ ours }) => outcomes.has(ours)).map((row) => {
    const made = rateRow(row, outcomes);
    return row.needsTitles && titles < ENOUGH_TITLES ? notComparable(made) : made;
  });
  const first: Row = {
    workload: 'fixed 2 KB, bare node:http',
    limit: perSecond(unit ?? 0),
    plain: '',
    ours: '',
    cost: micros(costOf(outcomes, UNIT)),
    ratio: '1',
    bar: 'the unit',
    reached: '–' as const,
    figures: { perSecond: unit },
  };
  return [first, ...rows];
}

function rateOf(outcomes: Map<string, Outcome>, name: string): number | null {
  const outcome = outcomes.get(name);
  return outcome && 'measured' in outcome ? outcome.measured.perSecond : null;
}

function costOf(outcomes: Map<string, Outcome>, name: string): number {
  const outcome = outcomes.get(name);
  return outcome && 'measured' in outcome ? outcome.measured.processorMicros : 0;
}

function rateRow(row: RateRow, outcomes: Map<string, Outcome>): Row {
  const outcome = outcomes.get(row.ours)!;
  const bar = row.bar === undefined ? '' : (row.barText ?? `≥ ${row.bar} × ${row.unit}`);
  if ('error' in outcome) return errorRow(row.workload, bar, outcome.error);
  const { perSecond: ours, failures, p99, bytes, processorMicros } = outcome.measured;
  const against = rateOf(outcomes, row.against);
  const ratio = against ? ours / against : null;
  const plain = Object.entries(row.plain ?? {}).map(([label, name]) =>
    `${label} ${perSecond(rateOf(outcomes, name) ?? 0)}`.trim(),
  );
  const judged = row.bar !== undefined && ratio !== null;
  return {
    workload: row.workload,
    limit: row.against === UNIT || row.against === POST_UNIT ? perSecond(against ?? 0) : '',
    plain: plain.join('; '),
    ours: perSecond(ours) + (failures > 0 ? ` (${failures} FAILED)` : ''),
    cost: micros(processorMicros),
    ratio: ratio === null ? '' : `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} × ${row.unit}`,
    bar,
    noise: noiseOf(outcome.measured.rounds, outcomes.get(row.against)),
    reached: judged ? (ratio >= row.bar! && failures === 0 ? 'yes' : 'no') : '–',
    figures: { perSecond: ours, ratio, against, bar: row.bar ?? null, failures, p99, bytes, processorMicros },
  };
}

/** Half of what the ratios of the rounds differ by, as a share of the ratio; both sides of a round meet the same machine. */
function noiseOf(ours: readonly number[], against: Outcome | undefined): number {
  if (!against || 'error' in against) return 0;
  const ratios = ours.map((rate, round) => rate / (against.measured.rounds[round] || rate));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  return (most - least) / (most + least);
}
