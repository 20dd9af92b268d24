import { type DemoTitle, demoTitles } from './demo-titles.ts';

interface Shelf {
  name: string;
  titles: DemoTitle[];
}

const FEWEST = 8;

/** The demo's titles in the orders in which the site's lists show them. */
export function shelves(): Shelf[] {
  const all = demoTitles();
  const kinds = ['movie', 'series'] as const;
  const ofKind = kinds.map((kind) => ({ name: kind, titles: all.filter((title) => title.kind === kind) }));
  const genres = [...new Set(all.flatMap((title) => title.genres))].map((genre) => ({
    name: genre,
    titles: all.filter((title) => title.genres.includes(genre)),
  }));
  return [{ name: 'all', titles: all }, ...ofKind, ...genres]
    .filter(({ titles }) => titles.length >= FEWEST)
    .flatMap(({ name, titles }) => [
      { name: `${name} as loaded`, titles },
      { name: `${name} by popularity`, titles: titles.toSorted((a, b) => b.popularity - a.popularity) },
      { name: `${name} by year`, titles: titles.toSorted((a, b) => b.releaseYear - a.releaseYear) },
    ]);
}
