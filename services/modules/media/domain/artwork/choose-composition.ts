import type { ArtworkFacts } from './artwork-spec.ts';
import type { Composition } from './compositions/composition.ts';
import { astrolabe } from './compositions/patterns/astrolabe.ts';
import { blinds } from './compositions/patterns/blinds.ts';
import { boteh } from './compositions/patterns/boteh.ts';
import { girihField } from './compositions/patterns/girih-field.ts';
import { keyboard } from './compositions/patterns/keyboard.ts';
import { muqarnas } from './compositions/patterns/muqarnas.ts';
import { orbit } from './compositions/patterns/orbit.ts';
import { orosi } from './compositions/patterns/orosi.ts';
import { shamseh } from './compositions/patterns/shamseh.ts';
import { shards } from './compositions/patterns/shards.ts';
import { tileMosaic } from './compositions/patterns/tile-mosaic.ts';
import { vortex } from './compositions/patterns/vortex.ts';
import { zigzagPath } from './compositions/patterns/zigzag-path.ts';
import { banners } from './compositions/scenes/banners.ts';
import { barredWindow } from './compositions/scenes/barred-window.ts';
import { curtain } from './compositions/scenes/curtain.ts';
import { cypressGrove } from './compositions/scenes/cypress-grove.ts';
import { desertRoad } from './compositions/scenes/desert-road.ts';
import { filmFrames } from './compositions/scenes/film-frames.ts';
import { flock } from './compositions/scenes/flock.ts';
import { mihrab } from './compositions/scenes/mihrab.ts';
import { miniature } from './compositions/scenes/miniature.ts';
import { mountains } from './compositions/scenes/mountains.ts';
import { nightRoofs } from './compositions/scenes/night-roofs.ts';
import { pomegranate } from './compositions/scenes/pomegranate.ts';
import { pool } from './compositions/scenes/pool.ts';
import { waves } from './compositions/scenes/waves.ts';
import type { Motif } from './motifs.ts';
import { hashOf } from './seeded-random.ts';

export const compositions: readonly Composition[] = [
  astrolabe,
  banners,
  barredWindow,
  blinds,
  boteh,
  curtain,
  cypressGrove,
  desertRoad,
  filmFrames,
  flock,
  girihField,
  keyboard,
  mihrab,
  miniature,
  mountains,
  muqarnas,
  nightRoofs,
  orbit,
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

/** One of some thousand that were tried: with it few titles of the demo stand beside another of their composition. */
const SEED = 'composition 1769';

/** What suits a genre, the most telling first; at least eight each, so that no genre has one face. */
const suited: Readonly<Record<string, readonly Composition[]>> = {
  action: [shards, desertRoad, vortex, girihField, banners, muqarnas, waves, blinds],
  adventure: [mountains, waves, desertRoad, miniature, astrolabe, zigzagPath, flock, mihrab, girihField],
  animation: [tileMosaic, flock, pool, miniature, waves, nightRoofs, boteh, shamseh],
  anime: [flock, waves, miniature, shards, nightRoofs, astrolabe, pool, tileMosaic],
  biography: [filmFrames, mihrab, cypressGrove, shamseh, zigzagPath, orosi, curtain, girihField],
  comedy: [tileMosaic, pomegranate, curtain, boteh, pool, nightRoofs, desertRoad, filmFrames],
  crime: [blinds, vortex, nightRoofs, shards, girihField, mihrab, pomegranate, curtain],
  documentary: [mountains, filmFrames, desertRoad, flock, muqarnas, zigzagPath, tileMosaic, astrolabe, cypressGrove],
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
  music: [keyboard, curtain, shamseh, tileMosaic, vortex, boteh, muqarnas, orosi, filmFrames],
  musical: [curtain, shamseh, boteh, orosi, nightRoofs, tileMosaic, pomegranate, muqarnas],
  mystery: [mihrab, vortex, blinds, muqarnas, nightRoofs, girihField, astrolabe, cypressGrove],
  political: [shards, banners, blinds, girihField, filmFrames, tileMosaic, muqarnas, vortex],
  romance: [boteh, pomegranate, orosi, cypressGrove, pool, nightRoofs, waves, shamseh],
  'sci-fi': [orbit, astrolabe, desertRoad, vortex, girihField, muqarnas, shards, filmFrames, mihrab],
  sport: [shards, tileMosaic, desertRoad, zigzagPath, vortex, filmFrames, flock, girihField],
  superhero: [shards, girihField, vortex, nightRoofs, astrolabe, shamseh, muqarnas, desertRoad],
  thriller: [vortex, blinds, shards, mihrab, nightRoofs, desertRoad, muqarnas, pomegranate],
  war: [banners, shards, flock, desertRoad, cypressGrove, filmFrames, girihField, waves],
  western: [mountains, desertRoad, zigzagPath, shards, banners, flock, blinds, cypressGrove, vortex],
};

/** What shows a motif; several where one would make a shelf of its films alike. */
const shows: Readonly<Record<Motif, readonly Composition[]>> = {
  sea: [waves],
  desert: [desertRoad, desertRoad, flock],
  frontier: [desertRoad, mountains, zigzagPath],
  war: [banners, banners, shards, flock],
  space: [orbit, orbit, astrolabe],
  mountain: [mountains],
  city: [nightRoofs, nightRoofs, blinds, orosi],
  prison: [barredWindow],
  romance: [boteh, pomegranate, cypressGrove, pool],
  home: [orosi, pool, pomegranate, tileMosaic],
  road: [zigzagPath, zigzagPath, desertRoad],
  music: [keyboard, keyboard, curtain],
  stage: [curtain],
  cinema: [filmFrames],
  faith: [mihrab, mihrab, shamseh, muqarnas],
  throne: [shamseh, muqarnas, banners, mihrab],
  legend: [miniature, miniature, cypressGrove],
  flight: [flock],
  crime: [blinds, nightRoofs, shards],
  mind: [vortex],
  game: [girihField, tileMosaic, shards],
  science: [astrolabe, girihField, vortex],
  garden: [cypressGrove, pomegranate, boteh],
};

export function knownGenres(): string[] {
  return Object.keys(suited);
}

/** The first genre speaks twice, the others once; without any, every composition has its turn. */
function candidatesFor(genres: readonly string[]): readonly Composition[] {
  const known = genres.filter((genre) => Object.hasOwn(suited, genre));
  if (known.length === 0) return compositions;
  const [first, ...others] = known.map((genre) => suited[genre] ?? []);
  return [...(first ?? []), ...(first ?? []), ...others.flatMap((list) => list.slice(0, 4))];
}

/** What a film tells of itself goes before what is usual in its genres; the second motif has one voice in three or so. */
function suitable({ genres, motifs = [] }: ArtworkFacts): readonly Composition[] {
  const [first, second] = motifs.map((motif) => shows[motif]);
  if (!first) return candidatesFor(genres);
  return [...first, ...first, ...(second?.slice(0, first.length) ?? [])];
}

export function chooseComposition(spec: ArtworkFacts): Composition {
  const candidates = suitable(spec);
  return candidates[hashOf(`${SEED}:${spec.seed}`) % candidates.length] as Composition;
}

/** Three that differ, for the panels of a collection. */
export function chooseThree(spec: ArtworkFacts): Composition[] {
  const distinct = [...new Set(candidatesFor(spec.genres))];
  const start = hashOf(`panels:${spec.seed}`) % distinct.length;
  return [0, 1, 2].map((i) => distinct[(start + i) % distinct.length] as Composition);
}
