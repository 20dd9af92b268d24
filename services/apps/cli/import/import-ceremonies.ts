import path from 'node:path';
import type { CeremonyImport } from '#modules/catalogue/commands/import-ceremonies/ceremony-import.ts';
import type { ImportArguments } from './import-arguments.ts';
import { openImport } from './import-input.ts';
import { ImportReport } from './import-report.ts';

const count = new Intl.NumberFormat('en-US');

/** npm run import -- FILE --ceremonies. @returns the exit code: 1 when nothing could be read. */
export async function importCeremonies(
  options: ImportArguments,
  dataDir: string,
  ceremonyImport: CeremonyImport,
  say: (line: string) => void,
): Promise<number> {
  const { dryRun } = options;
  const { name, stream, hash } = await openImport(options);
  const report = new ImportReport(path.join(dataDir, 'reports'), name, say);
  const { awards, added, refused, known } = await ceremonyImport.run(stream, {
    name,
    dryRun,
    ...(hash && { hash }),
    onRefused: (line, reason) => report.refuse(line, reason),
  });
  const reportFile = await report.close();
  if (known) say('this file has been imported already');
  else {
    const kept = dryRun ? 'nothing kept (dry run)' : `${count.format(added)} added`;
    say(`${count.format(awards)} awards read, ${kept} · ${count.format(refused)} lines refused`);
  }
  if (reportFile) say(`refused lines: ${reportFile}`);
  if (awards > 0 || known) return 0;
  say('nothing could be read');
  return 1;
}
