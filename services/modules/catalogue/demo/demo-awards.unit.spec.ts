import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { recordOfCeremonyLine } from '../application/imports/formats/ceremony-line.ts';
import { recordOfNativeLine } from '../application/imports/formats/native-line.ts';
import { AWARD_TITLES } from '../contract/awards/award-titles.ts';
import { demoRecords } from '../testing/demo-records.ts';
import { demoFolder } from './demo-folder.ts';

const ceremonies = readFileSync(path.join(demoFolder(), 'ceremonies.jsonl'), 'utf8').trim().split('\n');
const held = new Set(ceremonies.map((line) => recordOfCeremonyLine(JSON.parse(line)).title));
const records = await demoRecords();
const awards = records.flatMap(({ name, awards: own }) => own.map((award) => ({ film: name.en, ...award })));

describe('awards of the demo', () => {
  it('are called what the list calls them, in both languages', () => {
    const words = path.join(projectRoot(), 'frontend/src/features/awards/locales/fa.json');
    const persian = JSON.parse(readFileSync(words, 'utf8')) as Record<string, string>;
    expect(AWARD_TITLES.filter((title) => !persian[title])).toEqual([]);
    expect(AWARD_TITLES.filter((title) => !held.has(title) && !awards.some((award) => award.title === title))).toEqual(
      [],
    );
  });

  it('refuse another spelling, and people who are not of the title', () => {
    const line = (award: object) => ({
      kind: 'movie',
      name: { en: 'X' },
      year: 2000,
      countries: [],
      genres: [],
      runtimeMinutes: 90,
      summary: {},
      popularity: 1,
      qualities: [],
      directors: [{ en: 'A' }],
      awards: [{ ceremony: 'oscar', year: 2001, title: 'Best Director', won: true, ...award }],
    });
    expect(recordOfNativeLine(line({ nominees: ['A'] })).awards[0]?.nominees).toEqual(['A']);
    expect(() => recordOfNativeLine(line({ title: 'Best Direction' }))).toThrow('title');
    expect(() => recordOfNativeLine(line({ nominees: ['B'] }))).toThrow('B is not of this title');
  });

  it('name the players of every acting award', () => {
    const acting = awards.filter(({ title }) => /\bAct(or|ress)\b/.test(title));
    const unnamed = acting.filter(({ nominees }) => !nominees);
    expect(unnamed.map(({ film, title }) => `${film}: ${title}`)).toEqual([]);
    expect(acting.length).toBeGreaterThan(150);
  });

  it('cover ten years of each ceremony', () => {
    for (const ceremony of [1, 2, 3]) {
      const years = new Set(awards.filter((award) => award.ceremony === ceremony).map(({ year }) => year));
      const decade = Array.from({ length: 10 }, (_, index) => 2016 + index);
      expect([ceremony, decade.filter((year) => !years.has(year))]).toEqual([ceremony, []]);
    }
  });

  it.each([
    ['Joker', 'Joaquin Phoenix', 1],
    ['Oppenheimer', 'Cillian Murphy', 1],
    ['Gone with the Wind', 'Hattie McDaniel', 1],
    ['The Dark Knight', 'Heath Ledger', 1],
  ])('tell that %s won %s an Oscar', (film, name, wins) => {
    const own = awards.filter((award) => award.film === film && award.ceremony === 1 && award.won);
    expect(own.filter(({ nominees }) => nominees?.includes(name))).toHaveLength(wins);
  });
});
