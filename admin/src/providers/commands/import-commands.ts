import type { components } from '../../api/generated/schema.d.ts';
import { httpClient, post } from '../http-client.ts';

const IMPORTS = '/api/console/imports';
type ImportAnswer = components['schemas']['TitleImportAnswer'];

/** Files of titles that are brought into the catalogue. */
export const importCommands = {
  beginImport: async ({ file, dryRun }: { file: File; dryRun: boolean }): Promise<ImportAnswer> => {
    const body = new FormData();
    body.append('name', file.name);
    body.append('dry_run', dryRun ? '1' : '0');
    // Last: the server reads no field behind it.
    body.append('file', file);
    return (await httpClient(IMPORTS, { method: 'POST', body })).json as ImportAnswer;
  },
  applyImport: (id: number) => post<ImportAnswer>(`${IMPORTS}/apply`, { id }),
  cancelImport: (id: number) => post<ImportAnswer>(`${IMPORTS}/cancel`, { id }),
};
export type ImportCommands = typeof importCommands;
