import type { components } from '../../../api/generated/schema.d.ts';
import { post, upload } from '../../http/http-client.ts';

const IMPORTS = '/api/console/imports';
type ImportAnswer = components['schemas']['TitleImportAnswer'];

/** Files of titles that are brought into the catalogue. */
export const importCommands = {
  beginImport: ({ file, dryRun }: { file: File; dryRun: boolean }, key: string) =>
    upload<ImportAnswer>(IMPORTS, { name: file.name, dry_run: dryRun ? '1' : '0' }, file, key),
  applyImport: (id: number, key: string) => post<ImportAnswer>(`${IMPORTS}/apply`, { id }, key),
  cancelImport: (id: number, key: string) => post<ImportAnswer>(`${IMPORTS}/cancel`, { id }, key),
};
export type ImportCommands = typeof importCommands;
