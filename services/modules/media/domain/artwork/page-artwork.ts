import type { ArtworkFacts } from './artwork-spec.ts';

const CEREMONY = /^(oscar|golden-globe|bafta)-(\d{4})$/;
const NAMES: Record<string, { fa: string; en: string }> = {
  oscar: { fa: 'جایزهٔ اسکار', en: 'The Oscars' },
  'golden-globe': { fa: 'گلدن گلوب', en: 'Golden Globes' },
  bafta: { fa: 'جایزهٔ بفتا', en: 'Bafta Awards' },
};
const FIRST_HELD = 1929;

/**
 * What stands for a page of the site's own where it is shared: `home`, or a ceremony by its address.
 * @param thisYear nobody draws ceremonies of far years.
 * @returns null for anything else.
 */
export function pageArtwork(slug: string, thisYear: number): ArtworkFacts | null {
  if (slug === 'home') {
    return { seed: 'parde home', nameFa: 'فیلم و سریال', nameEn: 'Movies and Series', genres: ['drama'], mood: 'warm' };
  }
  const [, word = '', held = ''] = CEREMONY.exec(slug) ?? [];
  const name = NAMES[word];
  const year = Number(held);
  if (!name || year < FIRST_HELD || year > thisYear + 1) return null;
  return { seed: slug, nameFa: name.fa, nameEn: name.en, year, genres: ['history'], mood: 'epic', motifs: ['stage'] };
}
