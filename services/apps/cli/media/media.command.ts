import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { FolderIntake } from '#modules/media/commands/add-media/folder-intake.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { operatorSender } from '#platform/kernel/context/sender.ts';
import { withWriteSide } from '../cli.module.ts';
import { type MediaArguments, MediaUsageError, mediaArguments } from './media-arguments.ts';
import { MediaReport } from './media-report.ts';

const say = (line: string) => process.stderr.write(`  ${line}\n`);
const SENDER = operatorSender('media add');
const MEGABYTE = 1_000_000;

/** npm run media -- add FOLDER: brings films. @returns the exit code: 1 where none of them could be matched, 2 when called wrongly. */
export async function runMedia(config: Config, args: string[]): Promise<number> {
  let options: MediaArguments;
  try {
    options = mediaArguments(args);
  } catch (error) {
    if (!(error instanceof MediaUsageError)) throw error;
    say(error.message);
    return 2;
  }
  const folder = path.resolve(options.folder);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) {
    say(`${folder} is no folder`);
    return 1;
  }
  return withWriteSide(config, (app) => bring(app.get(FolderIntake), folder, options, config.values.dataDir));
}

async function bring(
  intake: FolderIntake,
  folder: string,
  { dryRun }: MediaArguments,
  dataDir: string,
): Promise<number> {
  const report = new MediaReport(path.join(dataDir, 'reports'));
  const format = '  {bar} {percentage}% · {value} of {total} MB · {films} films';
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, etaBuffer: 1 }, Presets.shades_classic);
  let films = 0;
  let bytes = 0;
  try {
    await intake.run(folder, SENDER, {
      dryRun,
      journal: path.join(dataDir, 'media-journal.jsonl'),
      onBegin: (_count, total) => bar.start(Math.ceil(total / 2 / MEGABYTE), 0, { films }),
      onProgress: (more) => {
        bytes += more;
        bar.update(Math.round(bytes / 2 / MEGABYTE), { films });
      },
      onOutcome: (outcome) => {
        films += 1;
        const line = report.note(outcome);
        if (line) say(line);
      },
    });
  } finally {
    bar.stop();
    await report.close();
  }
  const { added, there, refused } = report.counts;
  say(`${added} matched · ${there} already there · ${refused} not matched${dryRun ? ', nothing kept (dry run)' : ''}`);
  say(`report: ${report.file}`);
  return refused > 0 && added + there === 0 ? 1 : 0;
}
