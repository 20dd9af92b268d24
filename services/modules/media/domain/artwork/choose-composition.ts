import type { ArtworkFacts } from './artwork-spec.ts';
import { astrolabe } from './compositions/astrolabe.ts';
import { banners } from './compositions/banners.ts';
import { blinds } from './compositions/blinds.ts';
import { boteh } from './compositions/boteh.ts';
import type { Composition } from './compositions/composition.ts';
import { curtain } from './compositions/curtain.ts';
import { cypressGrove } from './compositions/cypress-grove.ts';
import { desertRoad } from './compositions/desert-road.ts';
import { filmFrames } from './compositions/film-frames.ts';
import { flock } from './compositions/flock.ts';
import { girihField } from './compositions/girih-field.ts';
import { mihrab } from './compositions/mihrab.ts';
import { miniature } from './compositions/miniature.ts';
import { muqarnas } from './compositions/muqarnas.ts';
import { nightRoofs } from './compositions/night-roofs.ts';
import { orosi } from './compositions/orosi.ts';
import { pomegranate } from './compositions/pomegranate.ts';
import { pool } from './compositions/pool.ts';
import { shamseh } from './compositions/shamseh.ts';
import { shards } from './compositions/shards.ts';
import { tileMosaic } from './compositions/tile-mosaic.ts';
import { vortex } from './compositions/vortex.ts';
import { waves } from './compositions/waves.ts';
import { zigzagPath } from './compositions/zigzag-path.ts';
import { hashOf } from './seeded-random.ts';

export const compositions: readonly Composition[] = [
  astrolabe,
  banners,
  blinds,
  boteh,
  curtain,
  cypressGrove,
  desertRoad,
  filmFrames,
  flock,
  girihField,
  mihrab,
  miniature,
  muqarnas,
  nightRoofs,
  orosi,
  pomegranate,
  pool,
  shamseh,
  shards,
  tileMosaic,
  vortex,
  waves,
  zigzagPath,
];

/** What suits a genre, the most telling first; at least eight each, so that no genre has one face. */
const suited: Readonly<Record<string, readonly Composition[]>> = {
  action: [shards, desertRoad, vortex, girihField, banners, muqarnas, waves, blinds],
  adventure: [waves, desertRoad, miniature, astrolabe, zigzagPath, flock, mihrab, girihField],
  animation: [tileMosaic, flock, pool, miniature, waves, nightRoofs, boteh, shamseh],
  anime: [flock, waves, miniature, shards, nightRoofs, astrolabe, pool, tileMosaic],
  biography: [filmFrames, mihrab, cypressGrove, shamseh, zigzagPath, orosi, curtain, girihField],
  comedy: [tileMosaic, pomegranate, curtain, boteh, pool, nightRoofs, desertRoad, filmFrames],
  crime: [blinds, vortex, nightRoofs, shards, girihField, mihrab, pomegranate, curtain],
  documentary: [filmFrames, desertRoad, flock, muqarnas, zigzagPath, tileMosaic, astrolabe, cypressGrove],
  // Half the shelves are dramas, so theirs is the longest list.
  drama: [
    zigzagPath,
    cypressGrove,
    orosi,
    pomegranate,
    mihrab,
    nightRoofs,
    pool,
    flock,
    waves,
    muqarnas,
    filmFrames,
    girihField,
    curtain,
    shamseh,
  ],
  family: [pool, tileMosaic, zigzagPath, pomegranate, flock, orosi, miniature, boteh],
  fantasy: [miniature, flock, muqarnas, shamseh, mihrab, astrolabe, waves, cypressGrove],
  'film-noir': [blinds, nightRoofs, vortex, curtain, mihrab, shards, filmFrames, cypressGrove],
  history: [banners, shamseh, muqarnas, girihField, miniature, mihrab, cypressGrove, tileMosaic],
  horror: [vortex, cypressGrove, mihrab, blinds, muqarnas, shards, nightRoofs, pool],
  kids: [pool, flock, tileMosaic, boteh, miniature, waves, pomegranate, astrolabe],
  'martial-arts': [shards, banners, vortex, cypressGrove, miniature, curtain, waves, flock],
  music: [curtain, shamseh, tileMosaic, vortex, boteh, muqarnas, orosi, filmFrames],
  musical: [curtain, shamseh, boteh, orosi, nightRoofs, tileMosaic, pomegranate, muqarnas],
  mystery: [mihrab, vortex, blinds, muqarnas, nightRoofs, girihField, astrolabe, cypressGrove],
  political: [shards, banners, blinds, girihField, filmFrames, tileMosaic, muqarnas, vortex],
  romance: [boteh, pomegranate, orosi, cypressGrove, pool, nightRoofs, waves, shamseh],
  'sci-fi': [astrolabe, desertRoad, vortex, girihField, muqarnas, shards, filmFrames, mihrab],
  sport: [shards, tileMosaic, desertRoad, zigzagPath, vortex, filmFrames, flock, girihField],
  superhero: [shards, girihField, vortex, nightRoofs, astrolabe, shamseh, muqarnas, desertRoad],
  thriller: [vortex, blinds, shards, mihrab, nightRoofs, desertRoad, muqarnas, pomegranate],
  war: [banners, shards, flock, desertRoad, cypressGrove, filmFrames, girihField, waves],
  western: [desertRoad, zigzagPath, shards, banners, flock, blinds, cypressGrove, vortex],
};

export function knownGenres(): string[] {
  return Object.keys(suited);
}

/** The first genre speaks twice, the others once; without any, every composition has its turn. */
export function candidatesFor(genres: readonly string[]): readonly Composition[] {
  const known = genres.filter((genre) => Object.hasOwn(suited, genre));
  if (known.length === 0) return compositions;
  const [first, ...others] = known.map((genre) => suited[genre] ?? []);
  return [...(first ?? []), ...(first ?? []), ...others.flatMap((list) => list.slice(0, 4))];
}

export function chooseComposition(spec: ArtworkFacts): Composition {
  const candidates = candidatesFor(spec.genres);
  return candidates[hashOf(`composition:${spec.seed}`) % candidates.length] as Composition;
}

/** Three that differ, for the panels of a collection. */
export function chooseThree(spec: ArtworkFacts): Composition[] {
  const distinct = [...new Set(candidatesFor(spec.genres))];
  const start = hashOf(`panels:${spec.seed}`) % distinct.length;
  return [0, 1, 2].map((i) => distinct[(start + i) % distinct.length] as Composition);
}
