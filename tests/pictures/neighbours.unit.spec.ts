import { posterTint, titleArtwork } from '#modules/media/contract/pictures-of.ts';
import { chooseComposition } from '#modules/media/domain/artwork/choose-composition.ts';
import type { DemoTitle } from './demo-titles.ts';
import { colourOf } from './page-colours.ts';
import { shelves } from './shelves.ts';

/** Between two colours in RGB; what is nearer looks like one. */
const NEAR = 48;

const compositionOf = (title: DemoTitle) => chooseComposition(titleArtwork(title)).name;

function near(one: DemoTitle, other: DemoTitle): boolean {
  const { channels } = colourOf(posterTint(one));
  const { channels: beside } = colourOf(posterTint(other));
  return Math.hypot(...channels.map((channel, i) => channel - beside[i]!)) < NEAR;
}

const pairs = new Map<string, [DemoTitle, DemoTitle]>();
for (const { titles } of shelves()) {
  for (const [at, title] of titles.slice(1).entries()) {
    const before = titles[at]!;
    pairs.set([before.slug, title.slug].sort().join(' '), [before, title]);
  }
}
const alike = [...pairs].filter(([, [one, other]]) => compositionOf(one) === compositionOf(other));

describe('posters that stand side by side somewhere in the demo', () => {
  it('are no two of one composition in one colour', () => {
    expect(pairs.size).toBeGreaterThan(700);
    expect(alike.filter(([, [one, other]]) => near(one, other)).map(([names]) => names)).toEqual([]);
  });

  it('are seldom of one composition', () => {
    expect(alike.length / pairs.size).toBeLessThan(0.05);
  });
});
