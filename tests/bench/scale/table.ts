import type { ImportFigures } from '../site/import-titles.ts';
import type { CallFigures } from './measure.ts';

export interface SizeFigures {
  titles: number;
  imported: ImportFigures;
  figures: CallFigures[];
  /** Bytes. */
  peakMemory: number | null;
}

const time = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Calls as rows, sizes as columns: cold (the median, and the worst) and warm, in milliseconds. */
export function scaleTable(sizes: readonly SizeFigures[]): string {
  const heads = sizes.flatMap(({ titles }) => {
    const many = `${titles.toLocaleString('en')} titles`;
    return [`${many}: cold, ms`, 'worst', 'warm'];
  });
  const names = sizes[0]?.figures.map(({ name }) => name) ?? [];
  const calls = names.map((name) => [
    name,
    ...sizes.flatMap(({ figures }) => {
      const found = figures.find((one) => one.name === name);
      if (!found) return ['', '', ''];
      const refused = found.status === 200 ? '' : ` (${found.status})`;
      return [`${time(found.cold)}${refused}`, time(found.coldest), time(found.warm)];
    }),
  ]);
  const imported = [
    'imported and visible, s',
    ...sizes.flatMap(({ imported: { visibleSeconds } }) => [visibleSeconds.toFixed(0), '', '']),
  ];
  const memory = [
    'largest memory of the one process, MB',
    ...sizes.flatMap(({ peakMemory }) => [peakMemory === null ? '' : String(Math.round(peakMemory / 2 ** 20)), '', '']),
  ];
  return [row(['', ...heads]), row(['', ...heads].map(() => '---')), ...[...calls, imported, memory].map(row)].join(
    '\n',
  );
}
