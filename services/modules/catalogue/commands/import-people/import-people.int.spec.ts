import { Readable } from 'node:stream';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { CatalogueWriteModule } from '../../catalogue.write.module.ts';
import { TitleImport } from '../import-titles/title-import.ts';
import { PersonImport } from './person-import.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ modules: [CatalogueWriteModule] });
});
afterAll(() => test.close());

const CHAPLIN = {
  name: { en: 'Charlie Chaplin', fa: 'چارلی چاپلین' },
  gender: 'm',
  birthday: '1889-04-16',
  deathYear: 1977,
  birthPlace: { en: 'London, United Kingdom', fa: 'لندن، بریتانیا' },
  biography: { en: 'He was the Tramp.', fa: 'او ولگرد بود.' },
};
const stream = (...lines: object[]) =>
  Readable.from([Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'))]);
const people = (hash: string, ...lines: object[]) =>
  test.app.get(PersonImport).run(stream(...lines), { hash, name: hash });
const told = (slug: string) =>
  test.database.rows<{ type: string; data: object }>(
    `select type, data from write.event_log where data->>'slug' = $1 order by seq`,
    [slug],
  );

describe('importing people', () => {
  it('adds each whole, once a file, and the titles that name them say nothing new of them', async () => {
    expect(await people('one', CHAPLIN)).toBe(1);
    expect(await people('one', CHAPLIN)).toBe(0);
    const title = { type: 'movie', title: 'The Kid', year: 1921, directors: ['Charlie Chaplin'], source: 'test' };
    await test.app.get(TitleImport).run(stream(title), { name: 'titles' });
    const events = await told('charlie-chaplin');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'person.added.v1', data: CHAPLIN });
  });

  it('fills the gaps of who is there already', async () => {
    const title = { type: 'movie', title: 'Metropolis', year: 1927, directors: ['Fritz Lang'], source: 'test' };
    await test.app.get(TitleImport).run(stream(title), { name: 'titles' });
    expect(await people('two', { name: { en: 'Fritz Lang' }, birthday: '1890-12-05', deathYear: 1976 })).toBe(1);
    const events = await told('fritz-lang');
    expect(events.map(({ type }) => type)).toEqual(['person.added.v1', 'person.revised.v1']);
    expect(events[1]?.data).toMatchObject({ birthday: '1890-12-05', deathYear: 1976, gender: null });
  });

  it('refuses a file with a word that is not in its format', async () => {
    await expect(people('three', { name: { en: 'X' }, birthdate: '1900-01-01' })).rejects.toThrow('birthdate');
  });
});
