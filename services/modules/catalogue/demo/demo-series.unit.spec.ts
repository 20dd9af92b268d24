import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import type { TitleRecord } from '../domain/titles/title-record.ts';
import { foldName } from '../domain/words/fold-name.ts';
import { demoRecords } from '../testing/demo-records.ts';

const TABLE = process.env['BENCH_TITLES'] ?? path.join(projectRoot(), '../shared/data/titles.jsonl.gz');
/** The table counts these by volumes of a release, not by seasons. */
const COUNTED_OTHERWISE = new Set(['Fullmetal Alchemist: Brotherhood']);

interface TableLine {
  type: string;
  title: string;
  year: number;
  directors: string[];
  cast: string[];
  seasons?: number;
}

const records = await demoRecords();
const series = records.filter(({ postType }) => postType === 2);
const named = (name: string) => series.find((record) => record.name.en === name);

describe('series of the demo', () => {
  it('have all their seasons, in order, from the first year to the last', () => {
    expect(series.length).toBeGreaterThan(40);
    for (const { name, seasons, releaseYear, endYear, status } of series) {
      const years = seasons.map(({ year }) => year ?? 0);
      expect([name.en, seasons.map(({ number }) => number)]).toEqual([name.en, seasons.map((_, index) => index + 1)]);
      expect([name.en, years]).toEqual([name.en, [...years].sort((one, other) => one - other)]);
      expect([name.en, years[0]]).toEqual([name.en, releaseYear]);
      if (status === 1) expect([name.en, endYear]).toEqual([name.en, null]);
      else expect([name.en, (endYear ?? 0) >= (years.at(-1) ?? 0)]).toEqual([name.en, true]);
    }
  });

  it.each([
    ['Game of Thrones', 8, 73, 2019],
    ['Friends', 10, 236, 2004],
    ['The Sopranos', 6, 86, 2007],
    ['Seinfeld', 9, 180, 1998],
    ['The Office', 9, 201, 2013],
    ['Lost', 6, 121, 2010],
    ['Better Call Saul', 6, 63, 2022],
    ['Breaking Bad', 5, 62, 2013],
  ])('%s: %i seasons, %i episodes, until %i', (name, seasons, episodes, last) => {
    const found = named(name);
    expect(found?.seasons).toHaveLength(seasons);
    expect(found?.seasons.reduce((sum, season) => sum + season.episodes, 0)).toBe(episodes);
    expect(found?.endYear).toBe(last);
  });

  it('are in all three states', () => {
    expect(new Set(series.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
  });

  it('come on each day of the week', () => {
    const days = new Set(series.flatMap(({ airWeekday }) => airWeekday ?? []));
    expect([...days].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

if (existsSync(TABLE)) describe('the demo beside a title table', besideTable);
else process.stderr.write(`\n!! The demo is not compared with a title table: there is none at ${TABLE}\n`);

function besideTable() {
  const lines = gunzipSync(readFileSync(TABLE))
    .toString()
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as TableLine);
  const byName = Map.groupBy(lines, ({ type, title }) => `${type} ${foldName(title)}`);
  const linesOf = (record: TitleRecord) =>
    byName.get(`${record.postType === 1 ? 'movie' : 'series'} ${foldName(record.name.en)}`) ?? [];

  it('has no fewer seasons than the table knows', () => {
    const known = series
      .filter(({ name }) => !COUNTED_OTHERWISE.has(name.en))
      .flatMap((record) => linesOf(record).map((line) => ({ record, line })));
    expect(known.length).toBeGreaterThan(8);
    expect(known.filter(({ record, line }) => record.seasons.length < (line.seasons ?? 0))).toEqual([]);
  });

  /** The table dates a series by its newest season, a film now and then by its first showing at a festival. */
  it('dates what both know alike', () => {
    const films = records.filter(({ postType }) => postType === 1);
    const sameFilm = films.flatMap((record) => {
      const people = new Set([...record.directors, ...record.cast].map(({ name }) => foldName(name.en)));
      const shared = (line: TableLine) =>
        [...line.directors, ...line.cast].filter((name) => people.has(foldName(name)));
      // A remake may keep one of the voices.
      const same = linesOf(record).filter((line) => shared(line).length > 1);
      return same.map(({ year }) => ({ name: record.name.en, apart: Math.abs(year - record.releaseYear) }));
    });
    expect(sameFilm.length).toBeGreaterThan(80);
    expect(sameFilm.filter(({ apart }) => apart > 1)).toEqual([]);
    const outside = series.filter((record) =>
      linesOf(record).some(
        ({ year }) => year < record.releaseYear || year > (record.endYear ?? new Date().getFullYear()),
      ),
    );
    expect(outside.map(({ name }) => name.en)).toEqual([]);
  });
}
