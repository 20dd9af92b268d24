import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { SCRATCH } from '../paths.ts';
import type { RealTitle } from '../real-titles.ts';

const NAMES = ['Redux', 'Anew', 'Beyond', 'Revisited'];

/** A file with four copies of each title, other films with other people: with the titles themselves five times as many. */
export async function writeCopies(titles: readonly RealTitle[]): Promise<string> {
  const file = path.join(SCRATCH, 'copies.jsonl.gz');
  const packed = createGzip({ level: 1 });
  const written = once(packed.pipe(createWriteStream(file)), 'finish');
  for (const [number, title] of titles.entries()) {
    for (const name of NAMES) {
      const line = JSON.stringify({
        ...title,
        title: `${title.title} ${name}`,
        cast: title.cast.map((person) => `${person} ${name}`),
        directors: title.directors.map((person) => `${person} ${name}`),
        source: `copies-${name}`,
        source_id: `${number}`,
      });
      if (!packed.write(`${line}\n`)) await once(packed, 'drain');
    }
  }
  packed.end();
  await written;
  return file;
}
