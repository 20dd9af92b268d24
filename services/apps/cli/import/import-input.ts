import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { hashOf } from '#modules/catalogue/application/imports/open-input.ts';
import type { ImportArguments } from './import-arguments.ts';

interface ImportInput {
  name: string;
  stream: Readable;
  /** SHA-256 of the file, for the journal; undefined where nothing is kept, and for standard input. */
  hash: string | undefined;
}

/** Why nothing can be read, in one sentence. */
export class UnreadableInput extends Error {}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no file',
  ENOTDIR: 'there is no file',
  EACCES: 'this user may not read',
};

/** @returns bytes; null for standard input. @throws UnreadableInput */
export async function sizeOf({ file }: ImportArguments): Promise<number | null> {
  if (file === '-') return null;
  const place = path.resolve(file);
  try {
    const found = await stat(place);
    if (found.isDirectory()) throw new UnreadableInput(`a folder is no file to import: ${place}`);
    await access(place, constants.R_OK);
    return found.size;
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new UnreadableInput(`${reason} ${place}`) : error;
  }
}

export async function openImport({ file, dryRun }: ImportArguments): Promise<ImportInput> {
  if (file === '-') return { name: 'standard-input', stream: process.stdin, hash: undefined };
  const hash = dryRun ? undefined : await hashOf(createReadStream(file));
  return { name: path.resolve(file), stream: createReadStream(file), hash };
}
