import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import type { FilmOutcome } from '#modules/media/commands/add-media/folder-intake.ts';

const WORDS = { added: 'matched', there: 'already there', refused: 'not matched' } as const;
const SHOWN = 20;

/** What became of each film: in a file, with those that were not matched also on the terminal. */
export class MediaReport {
  readonly counts: Record<FilmOutcome['outcome'], number> = { added: 0, there: 0, refused: 0 };
  readonly file: string;
  private readonly stream: WriteStream;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    const time = new Date().toISOString().slice(0, 23).replaceAll(':', '-');
    this.file = path.join(folder, `media-${time}.txt`);
    this.stream = createWriteStream(this.file);
  }

  /** @returns a line for the terminal, where there is one. */
  note(outcome: FilmOutcome): string | null {
    this.counts[outcome.outcome] += 1;
    const line = `${WORDS[outcome.outcome]}: ${outcome.film.name}: ${detailOf(outcome)}`;
    this.stream.write(`${line}\n`);
    if (outcome.outcome !== 'refused' || this.counts.refused > SHOWN + 1) return null;
    return this.counts.refused <= SHOWN ? line : `… more in ${this.file}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.stream.end(resolve));
  }
}

function detailOf(outcome: FilmOutcome): string {
  if (outcome.outcome === 'refused') return outcome.reason;
  const { title, release } = outcome.match;
  const words = [`${title.name.en} (${title.releaseYear}, no. ${title.titleId})`];
  if (release.season !== null) words.push(`season ${release.season}, episode ${release.episode}`);
  words.push(`quality ${release.quality}`);
  if (release.dubbed) words.push('dubbed');
  if (release.censored) words.push('censored');
  return words.join(', ');
}
