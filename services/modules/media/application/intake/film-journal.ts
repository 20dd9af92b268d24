import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { jsonOf } from '#platform/kernel/text/json-of.ts';
import type { FoundFilm } from './films-in-folder.ts';

const entry = z.object({ path: z.string(), size: z.number(), modifiedMs: z.number(), sha256: z.string() });

/** Which films of this machine were brought already, so that a run that was cut off need not read them again. */
export class FilmJournal {
  private readonly hashes = new Map<string, string>();

  private constructor(private readonly file: string) {}

  /** A line that was cut off is nobody's. */
  static async open(file: string): Promise<FilmJournal> {
    const journal = new FilmJournal(file);
    await mkdir(path.dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const parsed = entry.safeParse(jsonOf(line));
      if (parsed.success) journal.hashes.set(keyOf(parsed.data), parsed.data.sha256);
    }
    // What a killed run has left open is closed.
    if (text && !text.endsWith('\n')) await appendFile(file, '\n');
    return journal;
  }

  /** @returns the hash of the same file, unchanged since. */
  hashOf(film: FoundFilm): string | null {
    return this.hashes.get(keyOf(film)) ?? null;
  }

  async keep({ path: at, size, modifiedMs }: FoundFilm, sha256: string): Promise<void> {
    const line = { path: at, size, modifiedMs, sha256 };
    this.hashes.set(keyOf(line), sha256);
    await appendFile(this.file, `${JSON.stringify(line)}\n`);
  }
}

const keyOf = ({ path: at, size, modifiedMs }: Omit<z.infer<typeof entry>, 'sha256'>) =>
  [at, size, modifiedMs].join('\n');
