import { createReadStream } from 'node:fs';
import path from 'node:path';
import { hashOf } from '#modules/catalogue/application/imports/open-input.ts';
import type { CeremonyImport } from '#modules/catalogue/commands/import-ceremonies/ceremony-import.ts';
import type { ImportArguments } from './import-arguments.ts';
import { ImportReport } from './import-report.ts';

const count = new Intl.NumberFormat('en-US');

/** npm run import -- FILE --ceremonies. @returns the exit code: 1 when nothing could be read. */
export async function importCeremonies(
  { file, dryRun }: ImportArguments,
  dataDir: string,
  ceremonyImport: CeremonyImport,
  say: (line: string) => void,
): Promise<number> {
  const name = file === '-' ? 'standard-input' : path.resolve(file);
  const report = new ImportReport(path.join(dataDir, 'reports'), name, say);
  const hash = dryRun || file === '-' ? undefined : await hashOf(createReadStream(file));
  const { awards, added, refused, known } = await ceremonyImport.run(
    file === '-' ? process.stdin : createReadStream(file),
    { name, dryRun, ...(hash && { hash }), onRefused: (line, reason) => report.refuse(line, reason) },
  );
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
