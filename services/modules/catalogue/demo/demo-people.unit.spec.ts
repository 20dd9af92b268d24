import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordOfPersonLine } from '../application/imports/formats/person-line.ts';
import { demoRecords } from '../testing/demo-records.ts';
import { demoFolder } from './demo-folder.ts';

const lines = readFileSync(path.join(demoFolder(), 'people.jsonl'), 'utf8').trim().split('\n');
const people = lines.map((line) => recordOfPersonLine(JSON.parse(line)));
const titles = await demoRecords();

describe('people of the demo', () => {
  it('are each told of once, and are in a title', () => {
    const named = new Set(
      titles.flatMap((title) => [...title.directors, ...title.writers, ...title.cast]).map(({ name }) => name.en),
    );
    const names = people.map(({ name }) => name.en);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  it('have birthdays and birthplaces of 600 and biographies of 120 in both languages, of two sentences and more', () => {
    expect(people.filter(({ birthday }) => birthday).length).toBeGreaterThanOrEqual(600);
    const placed = people.filter(({ birthPlace }) => birthPlace?.en && /[\u0600-\u06ff]/.test(birthPlace.fa ?? ''));
    expect(placed.length).toBeGreaterThanOrEqual(600);
    const written = people.flatMap(({ name, biography }) => (biography ? { name: name.en, ...biography } : []));
    expect(written.length).toBeGreaterThanOrEqual(120);
    const sentences = (text: string | null) => text?.match(/[.؟!](\s|$)/g)?.length ?? 0;
    expect(written.filter(({ en, fa }) => Math.min(sentences(en), sentences(fa)) < 2)).toEqual([]);
    expect(written.filter(({ fa }) => !/[\u0600-\u06ff]/.test(fa ?? ''))).toEqual([]);
  });

  it('were alive when their first title was made, and were born before they died', () => {
    const impossible = people.filter(({ name, birthday, deathYear }) => {
      const born = Number(birthday?.slice(0, 4) ?? 0);
      const acted = titles.filter(({ cast }) => cast.some((member) => member.name.en === name.en));
      return (deathYear && deathYear <= born) || acted.some(({ releaseYear }) => releaseYear <= born);
    });
    expect(impossible.map(({ name }) => name.en)).toEqual([]);
  });

  it('are no older than people get', () => {
    const year = new Date().getFullYear();
    const old = people.filter(
      ({ birthday, deathYear }) => birthday && (deathYear ?? year) - Number(birthday.slice(0, 4)) > 105,
    );
    expect(old.map(({ name }) => name.en)).toEqual([]);
  });
});
