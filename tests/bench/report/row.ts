/** A line of the table. */
export interface Row {
  workload: string;
  /** The bare unit, where the bar is a share of it. */
  limit: string;
  plain: string;
  ours: string;
  /** Processor time of the answering process for one answer. */
  cost: string;
  ratio: string;
  bar: string;
  reached: 'yes' | 'no' | '–';
  /** By how much of itself the ratio differs from round to round, 0–1; absent where there are no rounds. */
  noise?: number;
  /** The same as numbers, for the JSON. */
  figures: Record<string, number | null>;
}

/** Few titles fit into every cache and make every list short: rows that depend on the size of the catalogue say nothing then. */
export const ENOUGH_TITLES = 10_000;

export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const micros = (value: number) => (value > 0 ? `${value.toLocaleString('en')} µs` : '');
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

export function errorRow(workload: string, bar: string, error: string): Row {
  const [line = ''] = error.split('\n');
  return {
    workload,
    limit: '',
    plain: '',
    ours: `not measured: ${line.slice(0, 60)}`,
    cost: '',
    ratio: '',
    bar,
    reached: '–',
    figures: {},
  };
}

/** Removes the verdict of a row that means nothing with so few titles. */
export function notComparable(row: Row): Row {
  return { ...row, workload: `${row.workload} *`, reached: '–' };
}
