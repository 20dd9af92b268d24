import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { recordOfCeremonyLine } from '../application/imports/formats/ceremony-line.ts';
import { foldName } from '../domain/words/fold-name.ts';
import { demoRecords } from '../testing/demo-records.ts';
import { demoFolder } from './demo-folder.ts';

const lines = readFileSync(path.join(demoFolder(), 'ceremonies.jsonl'), 'utf8').trim().split('\n');
const awards = lines.map((line) => recordOfCeremonyLine(JSON.parse(line)));
const titles = await demoRecords();
const keyOf = ({ ceremony, year, title }: { ceremony: number; year: number; title: string }) =>
  `${ceremony} ${year} ${title}`;

describe('ceremonies of the demo', () => {
  it('are ten years of each, every award once, with a winner', () => {
    expect(new Set(awards.map(keyOf)).size).toBe(awards.length);
    for (const ceremony of [1, 2, 3]) {
      const years = new Set(awards.filter((award) => award.ceremony === ceremony).map(({ year }) => year));
      const decade = Array.from({ length: 10 }, (_, index) => 2016 + index);
      expect([ceremony, decade.filter((year) => !years.has(year))]).toEqual([ceremony, []]);
    }
    expect(awards.filter(({ nominations }) => !nominations.some(({ won }) => won)).map(keyOf)).toEqual([]);
  });

  it('are whole in their main awards', () => {
    const whole = awards.filter(({ title }) =>
      /^Best (Picture|Film|Director|Actor|Actress|Motion Picture –)/.test(title),
    );
    expect(whole.length).toBeGreaterThan(150);
    expect(whole.filter(({ nominations }) => nominations.length < 5).map(keyOf)).toEqual([]);
  });

  it('say nothing else than the titles of the demo do', () => {
    const told = new Map(awards.map((award) => [keyOf(award), award.nominations]));
    const wrong = titles.flatMap((title) => {
      const names = [title.name.en, title.originalName ?? '', ...title.alternateNames].map(foldName);
      return title.awards.filter((award) => {
        const own = told.get(keyOf(award))?.filter(({ film }) => film && names.includes(foldName(film.name.en)));
        return own && own.length > 0 && !own.some(({ won }) => won === award.won);
      });
    });
    expect(wrong.map(keyOf)).toEqual([]);
  });
});

/** By what the file of nominations calls the awards that the demo tells of. */
const CATEGORIES: Record<string, string> = {
  'ACTOR IN A LEADING ROLE': 'Best Actor',
  'ACTRESS IN A LEADING ROLE': 'Best Actress',
  'ACTOR IN A SUPPORTING ROLE': 'Best Supporting Actor',
  'ACTRESS IN A SUPPORTING ROLE': 'Best Supporting Actress',
  'ANIMATED FEATURE FILM': 'Best Animated Feature',
  'ART DIRECTION': 'Best Production Design',
  'BEST PICTURE': 'Best Picture',
  CASTING: 'Best Casting',
  CINEMATOGRAPHY: 'Best Cinematography',
  'COSTUME DESIGN': 'Best Costume Design',
  DIRECTING: 'Best Director',
  'DOCUMENTARY (Feature)': 'Best Documentary',
  'DOCUMENTARY (Short Subject)': 'Best Documentary Short',
  'FILM EDITING': 'Best Editing',
  'HONORARY AWARD': 'Honorary Award',
  'INTERNATIONAL FEATURE FILM': 'Best International Feature Film',
  'MAKEUP AND HAIRSTYLING': 'Best Makeup and Hairstyling',
  'MUSIC (Original Score)': 'Best Original Score',
  'MUSIC (Original Song)': 'Best Original Song',
  'SHORT FILM (Animated)': 'Best Animated Short',
  'SHORT FILM (Live Action)': 'Best Live Action Short',
  'SOUND EDITING': 'Best Sound Editing',
  'SOUND MIXING': 'Best Sound',
  'VISUAL EFFECTS': 'Best Visual Effects',
  'WRITING (Adapted Screenplay)': 'Best Adapted Screenplay',
  'WRITING (Original Screenplay)': 'Best Original Screenplay',
};
/** Films that the demo calls otherwise. */
const CALLED = new Map(
  [
    ['Dune', 'Dune: Part One'],
    ['Once upon a Time...in Hollywood', 'Once Upon a Time in Hollywood'],
    [
      'Borat Subsequent Moviefilm: Delivery of Prodigious Bribe to American Regime for Make Benefit Once Glorious Nation of Kazakhstan',
      'Borat Subsequent Moviefilm',
    ],
  ].map((pair) => pair.map(foldName) as [string, string]),
);
const FIRST_OF_DEMO = 88;
/** The first ceremony was held in 1929. */
const YEAR_BEFORE_FIRST = 1928;

interface Nominated {
  ceremony: number;
  category: string;
  films: string[];
  names: string[];
  won: boolean;
}

const facts = path.join(projectRoot(), '../shared/data/oscars.jsonl.gz');

describe('Oscars of the demo', () => {
  it('are those of the file of all nominations, where it is there', () => {
    if (!existsSync(facts)) {
      process.stderr.write(`  skipped: ${facts} is not there, the demo's Oscars are compared with nothing\n`);
      return;
    }
    const known = gunzipSync(readFileSync(facts)).toString('utf8').trim().split('\n');
    const nominated = known.map((line) => JSON.parse(line) as Nominated).filter((one) => one.ceremony >= FIRST_OF_DEMO);
    const expected = nominated.flatMap(({ ceremony, category, films, names, won }) =>
      CATEGORIES[category]
        ? [
            [ceremony + YEAR_BEFORE_FIRST, CATEGORIES[category], filmOf(films[0]), ...names.map(foldName), won].join(
              ' | ',
            ),
          ]
        : [],
    );
    const told = awards
      .filter(({ ceremony }) => ceremony === 1)
      .flatMap(({ year, title, nominations }) =>
        nominations.map(({ film, people, won }) =>
          [year, title, filmOf(film?.name.en), ...people.map(({ en }) => foldName(en)), won].join(' | '),
        ),
      );
    expect(expected.length).toBeGreaterThan(1_000);
    expect(told.sort()).toEqual(expected.sort());
  });
});

function filmOf(name: string | undefined): string {
  const folded = foldName(name ?? '');
  return CALLED.get(folded) ?? folded;
}
