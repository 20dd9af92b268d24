import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Beside the project where there is one; one JSON object a line. */
export const TITLES_FILE =
  process.env['BENCH_TITLES'] ?? path.resolve(import.meta.dirname, '../../../shared/data/titles.jsonl.gz');

export interface RealTitle {
  type: 'movie' | 'series';
  title: string;
  year: number;
  cast: string[];
  directors: string[];
  genres: string[];
  countries: string[];
  summary: string;
}

/** @returns null where the file is not there. */
export function readRealTitles(): RealTitle[] | null {
  if (!existsSync(TITLES_FILE)) return null;
  const lines = gunzipSync(readFileSync(TITLES_FILE)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
