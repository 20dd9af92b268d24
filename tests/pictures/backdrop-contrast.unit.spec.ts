import { type Picture, renderSvg } from '#modules/media/adapters/pictures/render-artwork.ts';
import { posterTint, titleArtwork } from '#modules/media/contract/pictures-of.ts';
import { drawArtwork } from '#modules/media/domain/artwork/drawings/draw-artwork.ts';
import { contrastBehind } from './contrast-behind.ts';
import { demoTitles } from './demo-titles.ts';
import { type Hero, heroes } from './heroes.ts';
import { colourOf, mixInOklab, token } from './page-colours.ts';

const READABLE = 4.5;
const titles = demoTitles();
const ink = colourOf(token('ink'));
const tintShare = Number.parseInt(token('tint-share'), 10) / 100;

function groundOf(hero: Hero, tint: string) {
  return mixInOklab(colourOf(tint), hero.ground === 'tint' ? tintShare : 0, ink);
}

/** Small, but no sample of it lies further from the next than the pixels that are looked at. */
const draw = (kind: 'backdrop' | 'backdrop-tall', facts: ReturnType<typeof titleArtwork>): Promise<Picture> =>
  renderSvg(drawArtwork({ ...facts, kind }), kind === 'backdrop' ? 240 : 110);

it('words over the backdrop of every title of the demo can be read, on phone, tablet and desktop', async () => {
  expect(titles.length).toBeGreaterThan(200);
  const unreadable: string[] = [];
  for (const title of titles) {
    const facts = titleArtwork(title);
    const [tall, wide] = await Promise.all([draw('backdrop-tall', facts), draw('backdrop', facts)]);
    for (const hero of heroes) {
      const picture = hero.width < 768 ? tall : wide;
      const ground = groundOf(hero, posterTint(title));
      for (const words of hero.words) {
        const contrast = contrastBehind(words, hero, picture, ground);
        if (contrast < READABLE) unreadable.push(`${title.slug}, ${hero.name}, ${words.token}: ${contrast.toFixed(2)}`);
      }
    }
  }
  expect(unreadable).toEqual([]);
});
