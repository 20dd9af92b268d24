import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { titleSlug } from '#modules/catalogue/domain/words/slug.ts';
import type { PicturedTitle } from '#modules/media/contract/pictures-of.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../services/modules/catalogue/demo/titles');

interface DemoLine {
  kind: 'movie' | 'series';
  name: { en: string; fa?: string };
  year: number;
  genres: string[];
  mood?: string;
  popularity: number;
  summary: { en: string };
}

export interface DemoTitle extends PicturedTitle {
  kind: DemoLine['kind'];
  popularity: number;
}

/** Every title of the demo, in the order in which it is loaded. */
export function demoTitles(): DemoTitle[] {
  const files = readdirSync(FOLDER).sort();
  return files.flatMap((name) =>
    readFileSync(path.join(FOLDER, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => titleOf(JSON.parse(line))),
  );
}

function titleOf({ kind, name, year, genres, mood, popularity, summary }: DemoLine): DemoTitle {
  return {
    kind,
    slug: titleSlug(name.en, year),
    name: { fa: name.fa ?? null, en: name.en },
    releaseYear: year,
    genres,
    mood: mood ?? null,
    popularity,
    summary: { en: summary.en },
  };
}
