import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hashOf } from '#modules/catalogue/application/imports/open-input.ts';
import type { ImportArguments } from './import-arguments.ts';

export interface ImportInput {
  name: string;
  stream: Readable;
  /** SHA-256 of the file, for the journal; undefined where nothing is kept, and for standard input. */
  hash: string | undefined;
}

export async function openImport({ file, dryRun }: ImportArguments): Promise<ImportInput> {
  if (file === '-') return { name: 'standard-input', stream: process.stdin, hash: undefined };
  const hash = dryRun ? undefined : await hashOf(createReadStream(file));
  return { name: path.resolve(file), stream: createReadStream(file), hash };
}
