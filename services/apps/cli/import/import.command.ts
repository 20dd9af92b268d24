import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import type { ImportSummary } from '#modules/catalogue/application/imports/import-titles.ts';
import { CeremonyImport } from '#modules/catalogue/commands/import-ceremonies/ceremony-import.ts';
import { TitleImport } from '#modules/catalogue/commands/import-titles/title-import.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { withWriteSide } from '../cli.module.ts';
import { type ImportArguments, ImportUsageError, importArguments } from './import-arguments.ts';
import { importCeremonies } from './import-ceremonies.ts';
import { openImport, sizeOf, UnreadableInput } from './import-input.ts';
import { ImportReport } from './import-report.ts';

const say = (line: string) => process.stderr.write(`  ${line}\n`);
const count = new Intl.NumberFormat('en-US');

/** npm run import -- FILE: brings titles, or ceremonies, from a file into the catalogue. @returns the exit code: 1 when nothing could be read. */
export async function runImport(config: Config, args: string[]): Promise<number> {
  try {
    const options = importArguments(args);
    const bytes = await sizeOf(options);
    const { dataDir } = config.values;
    return await withWriteSide(config, (app) =>
      options.ceremonies
        ? importCeremonies(options, dataDir, app.get(CeremonyImport), say)
        : importTitles(options, bytes, dataDir, app.get(TitleImport)),
    );
  } catch (error) {
    if (!(error instanceof UnreadableInput || error instanceof ImportUsageError)) throw error;
    say(error.message);
    return error instanceof ImportUsageError ? 2 : 1;
  }
}

async function importTitles(
  options: ImportArguments,
  bytes: number | null,
  dataDir: string,
  titleImport: TitleImport,
): Promise<number> {
  const { dryRun, batch } = options;
  const { name, stream, hash: fileHash } = await openImport(options);
  const report = new ImportReport(path.join(dataDir, 'reports'), name, (line) => say(line));
  const progress = new ImportProgress(bytes);
  const onProgress = (summary: ImportSummary, read: number) => progress.show(summary, read);
  const onRefused = (line: number, reason: string) => report.refuse(line, reason);
  const summary = await titleImport
    .run(stream, { name, dryRun, onProgress, onRefused, ...(batch && { batch }), ...(fileHash && { fileHash }) })
    .finally(() => progress.stop());
  tell(summary, progress.seconds, dryRun);
  const reportFile = await report.close();
  if (reportFile) say(`refused lines: ${reportFile}`);
  if (summary.titles > 0 || summary.resumedAt > 0) return 0;
  say('nothing could be read');
  return 1;
}

function tell(summary: ImportSummary, seconds: number, dryRun: boolean): void {
  const { titles, lines, added, revised, merged, unchanged, refused, people, files, resumedAt, endedBy } = summary;
  if (resumedAt > 0) say(`went on after line ${count.format(resumedAt)}, where an earlier run was cut off`);
  const rate = count.format(Math.round(titles / Math.max(seconds, 0.001)));
  say(
    `${count.format(lines)} lines read, ${count.format(titles)} titles taken in ${seconds.toFixed(1)} s (${rate}/s)${dryRun ? ', nothing kept (dry run)' : ''}`,
  );
  const outcomes = { added, merged, revised, unchanged, refused };
  say(
    Object.entries(outcomes)
      .map(([outcome, number]) => `${count.format(number)} ${outcome}`)
      .join(' · '),
  );
  say(`${count.format(people)} people added or completed, ${count.format(files)} files added`);
  if (endedBy) say(`the input broke off: ${endedBy}`);
}

class ImportProgress {
  private readonly begun = performance.now();
  private readonly bar: SingleBar;

  constructor(bytes: number | null) {
    const format = '  {bar} {percentage}% · {titles} titles · {rate}/s · {refused} refused';
    this.bar = new SingleBar(
      { format, stream: process.stderr, hideCursor: true, etaBuffer: 1 },
      Presets.shades_classic,
    );
    this.bar.start(bytes ?? 0, 0, { titles: 0, rate: 0, refused: 0 });
  }

  get seconds(): number {
    return (performance.now() - this.begun) / 1_000;
  }

  show({ titles, refused }: ImportSummary, bytes: number): void {
    this.bar.update(bytes, {
      titles: count.format(titles),
      rate: count.format(Math.round(titles / this.seconds)),
      refused,
    });
  }

  stop(): void {
    this.bar.stop();
  }
}
