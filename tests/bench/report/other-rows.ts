import type { Attempted, Figures } from '../measure-all.ts';
import type { SearchScore } from '../search-quality.ts';
import type { PeakMemory } from '../site/site-process.ts';
import type { CommentVisibility, Spread } from '../workloads/comment-visibility.ts';
import { ENOUGH_TITLES, errorRow, milliseconds, notComparable, perSecond, type Row } from './row.ts';

const MEGABYTE = 1_000_000;

interface Judged {
  workload: string;
  plain?: string;
  ours: string;
  ratio?: string;
  bar: string;
  reached: boolean;
  figures: Row['figures'];
}

const judged = ({ reached, ...row }: Judged): Row => ({
  limit: '',
  plain: '',
  cost: '',
  ratio: '',
  ...row,
  reached: reached ? 'yes' : 'no',
});

function rowOf<T>(tried: Attempted<T>, workload: string, bar: string, row: (value: T) => Row): Row {
  return 'error' in tried ? errorRow(workload, bar, tried.error) : row(tried.value);
}

/** Search quality, times, memory, starts, import. */
export function otherRows(figures: Figures): Row[] {
  const few = figures.titles < ENOUGH_TITLES;
  const quality = qualityRows(figures).map((row) => (few && row.reached !== '–' ? notComparable(row) : row));
  return [...quality, ...timeRows(figures.visibility), ...importRows(figures), ...processRows(figures)];
}

function qualityRows({ scores }: Figures): Row[] {
  const row = (workload: string, wanted: string, { ours, plain }: { ours: SearchScore; plain: SearchScore }) =>
    judged({
      workload,
      plain: `prefix index ${plain.ratio.toFixed(2)}`,
      ours: `${ours.reached.toFixed(3)} of ${ours.attainable.toFixed(3)}`,
      ratio: ours.ratio.toFixed(3),
      bar: wanted,
      reached: ours.ratio >= 0.95,
      figures: { reached: ours.reached, attainable: ours.attainable, ratio: ours.ratio, plain: plain.ratio },
    });
  const bar = '≥ 0.95 of the attainable';
  const [prefixes, typos] = ['W3 quality: title among the first 10', 'W3 quality: whole titles with one typo'];
  return [
    rowOf(scores, prefixes, bar, (value) => row(prefixes, bar, value.prefixes)),
    rowOf(scores, typos, '≥ 0.95', (value) => row(typos, '≥ 0.95', value.typos)),
  ];
}

const spread = ({ p50, p99 }: Spread) => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;

function timeRows(visibility: Attempted<CommentVisibility>): Row[] {
  const row = (
    workload: string,
    bar: number,
    of: (value: CommentVisibility) => Spread,
    note: (value: CommentVisibility) => string,
  ) =>
    rowOf(visibility, workload, `p99 ≤ ${bar} ms`, (value) => {
      const times = of(value);
      const reached = times.p99 <= bar && value.commands.failures === 0;
      const figures = { p50: times.p50, p99: times.p99, count: times.count };
      return judged({ workload, ours: spread(times) + note(value), bar: `p99 ≤ ${bar} ms`, reached, figures });
    });
  const stale = ({ stale: count }: CommentVisibility) => (count > 0 ? ` (${count} stale answers)` : '');
  const failed = ({ commands }: CommentVisibility) => (commands.failures > 0 ? ` (${commands.failures} FAILED)` : '');
  return [
    row('comment answered → its author sees it, at 300/s', 50, (value) => value.own, stale),
    row(
      'approval answered → everybody sees it, at 300/s',
      50,
      (value) => value.approved,
      () => '',
    ),
    row('answer to a command, at 300/s', 150, (value) => value.commands, failed),
  ];
}

function importRows({ imported }: Figures): Row[] {
  const whole = 'import, titles a second';
  const visible = '… until every read model has them';
  return [
    rowOf(imported, whole, '≥ 1,000/s', ({ titles, importSeconds }) => {
      const rate = titles / importSeconds;
      const figures = { titles, seconds: importSeconds, perSecond: rate };
      return judged({ workload: whole, ours: perSecond(rate), bar: '≥ 1,000/s', reached: rate >= 1_000, figures });
    }),
    rowOf(imported, visible, '', ({ titles, events, visibleSeconds }) => ({
      ...judged({
        workload: visible,
        ours: `${perSecond(titles / visibleSeconds)}, ${perSecond(events / visibleSeconds)} events`,
        bar: '',
        reached: true,
        figures: { titles, events, seconds: visibleSeconds, perSecond: titles / visibleSeconds },
      }),
      reached: '–' as const,
    })),
  ];
}

/** With the catalogue of the bench; the demo's alone has another one. */
const MEMORY_BAR = { bytes: 450 * MEGABYTE, text: '≤ 450 MB' };

function memoryRows(peak: Figures['peakMemory']): Row[] {
  const attempted: Attempted<PeakMemory> = peak ? { value: peak } : { error: 'this system does not tell' };
  const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
  const [alone, together] = [
    'peak memory of the site, without PostgreSQL',
    '… and of the process that makes pictures, at one moment',
  ];
  return [
    rowOf(attempted, alone, MEMORY_BAR.text, ({ alone: bytes }) =>
      judged({
        workload: alone,
        ours: megabytes(bytes),
        bar: MEMORY_BAR.text,
        reached: bytes <= MEMORY_BAR.bytes,
        figures: { bytes },
      }),
    ),
    rowOf(attempted, together, '', ({ together: bytes }) => ({
      ...judged({ workload: together, ours: megabytes(bytes), bar: '', reached: true, figures: { bytes } }),
      reached: '–' as const,
    })),
  ];
}

function processRows({ peakMemory, coldStarts, firstStart }: Figures): Row[] {
  const start = 'cold start on existing data, with PostgreSQL';
  return [
    ...memoryRows(peakMemory),
    rowOf(coldStarts, start, '≤ 3 s', (times) => {
      const slowest = Math.max(...times);
      const ours = times.map((time) => `${(time / 1_000).toFixed(1)} s`).join(', ');
      return judged({
        workload: start,
        ours,
        bar: '≤ 3 s',
        reached: slowest <= 3_000,
        figures: { slowest, firstStart },
      });
    }),
  ];
}
