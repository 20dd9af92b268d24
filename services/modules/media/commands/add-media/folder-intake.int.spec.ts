import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operatorSender } from '#platform/kernel/context/sender.ts';
import { clipFile, type TestClip } from '../../testing/clips.ts';
import { MediaApp } from '../../testing/media-app.ts';
import { type FilmOutcome, FolderIntake } from './folder-intake.ts';

jest.setTimeout(120_000);

let media: MediaApp;
let folder: string;
let journal: string;
const titles: Record<string, number> = {};

beforeAll(async () => {
  media = await MediaApp.start();
  const admin = media.test.signIn({ userId: 1, role: 'admin' });
  const add = (name: object, release_year: number, more: object = {}) =>
    media.givenTitle({ post_type: 1, name, release_year, ...more }, admin);
  titles['separation'] = await add({ en: 'A Separation', fa: 'جدایی نادر از سیمین' }, 2011);
  titles['amelie'] = await add({ en: 'Amélie' }, 2001, { original_name: 'Le Fabuleux Destin d’Amélie Poulain' });
  titles['old'] = await add({ en: 'Cape Fear' }, 1962);
  titles['new'] = await add({ en: 'Cape Fear' }, 1991);
  titles['dark'] = await add({ en: 'Dark', fa: 'تاریک' }, 2017, {
    post_type: 2,
    seasons: [{ number: 1, episodes: 2 }],
  });
});
afterAll(() => media.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parde-films-'));
  journal = path.join(folder, '.journal.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function given(name: string, clip: TestClip): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await copyFile(clipFile(clip), path.join(folder, name));
}

async function run(dryRun = false): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  let promised = 0;
  let told = 0;
  await media.test.app.get(FolderIntake).run(folder, operatorSender('media add'), {
    dryRun,
    journal,
    onBegin: (_films, bytes) => {
      promised = bytes;
    },
    onProgress: (bytes) => {
      told += bytes;
    },
    onOutcome: (each) => {
      outcomes[each.film.name] = wordsOf(each);
    },
  });
  expect(told).toBe(promised);
  return outcomes;
}

function wordsOf(each: FilmOutcome): string {
  if (each.outcome === 'refused') return each.reason;
  const { title, release } = each.match;
  const known = Object.keys(titles).find((key) => titles[key] === title.titleId);
  const episode = release.season === null ? '' : ` ${release.season}x${release.episode}`;
  return `${each.outcome} ${known}${episode} ${release.quality}${release.dubbed ? ' dubbed' : ''}`;
}

it('brings each film to the title that its name says, and tells why another was not brought', async () => {
  await given('A.Separation.2011.1080p.WEB-DL.Dubbed.mp4', 'two-languages.mp4');
  await given('جدایی نادر از سیمین ۱۳۸۹ 720p.mkv', 'subtitles.mkv');
  await given('Le Fabuleux Destin d’Amelie Poulain 2001.webm', 'one-voice.webm');
  await given('Cape.Fear.1080p.mp4', 'silent.mp4');
  await given('Cape.Fear.1991.1080p.mp4', 'silent.mp4');
  await given('Dark/Season 01/Dark.S01E02.720p.mkv', 'subtitles.mkv');
  await given('تاریک فصل اول قسمت اول.mp4', 'two-languages.mp4');
  await given('Dark/Season 01/Dark.S01E02.720p.z.mkv', 'subtitles.mkv');
  await given('Dark/Season 01/trailer.mp4', 'silent.mp4');
  await given('Nobody.Knows.It.1999.mp4', 'silent.mp4');
  await given('Amelie.2001.DVDRip.mp4', 'sound-only.mp4');
  await given('Amelie.2001.sample.mp4', 'silent.mp4');
  await writeFile(path.join(folder, 'notes.txt'), 'no film');

  const expected = {
    'A.Separation.2011.1080p.WEB-DL.Dubbed.mp4': 'added separation 12 dubbed',
    'جدایی نادر از سیمین ۱۳۸۹ 720p.mkv': 'added separation 10',
    'Le Fabuleux Destin d’Amelie Poulain 2001.webm': 'added amelie 2',
    'Cape.Fear.1080p.mp4': `several titles are called so: Cape Fear (1962, no. ${titles['old']}), Cape Fear (1991, no. ${titles['new']})`,
    'Cape.Fear.1991.1080p.mp4': 'added new 12',
    'Dark/Season 01/Dark.S01E02.720p.mkv': 'added dark 1x2 1',
    'Dark/Season 01/Dark.S01E02.720p.z.mkv': 'Dark/Season 01/Dark.S01E02.720p.mkv is this release already',
    'تاریک فصل اول قسمت اول.mp4': 'added dark 1x1 1',
    'Dark/Season 01/trailer.mp4': 'its name says no season and episode',
    'Nobody.Knows.It.1999.mp4': 'there is no movie called Nobody Knows It (1999)',
    'Amelie.2001.DVDRip.mp4': 'This is no whole MP4, MKV or WebM file with a picture',
  };
  const before = await media.events('media.added%');
  expect(await run(true)).toEqual(expected);
  expect(await media.events('media.added%')).toEqual(before);
  expect(await readdir(media.storageFolder).catch(() => [])).toEqual([]);

  expect(await run()).toEqual(expected);
  const changed = (await media.events('title.files-changed%')).map(({ data }) => data['titleId']);
  expect(changed.sort()).toEqual(
    [
      titles['separation'],
      titles['separation'],
      titles['amelie'],
      titles['new'],
      titles['dark'],
      titles['dark'],
    ].sort(),
  );
  // Four clips, however often each is on offer.
  expect(await readdir(path.join(media.storageFolder, 'files'))).toHaveLength(4);
  expect((await media.events('operator.acted%')).at(-1)?.data).toMatchObject({ operation: 'cli media add' });

  const again = await run();
  expect(Object.values(again).filter((words) => words.startsWith('added'))).toEqual([]);
  expect(Object.values(again).filter((words) => /^there (?!is no)/.test(words))).toHaveLength(6);
});

it('takes a film again whose bytes have changed, and one that went from offer since', async () => {
  await given('A.Separation.2011.DVDRip.mp4', 'two-languages.mp4');
  expect(await run()).toEqual({ 'A.Separation.2011.DVDRip.mp4': 'added separation 6' });
  await given('A.Separation.2011.DVDRip.mp4', 'silent.mp4');
  expect(await run()).toEqual({ 'A.Separation.2011.DVDRip.mp4': 'added separation 6' });
  await writeFile(journal, '{"path":"cut o');
  expect(await run()).toEqual({ 'A.Separation.2011.DVDRip.mp4': 'there separation 6' });
  expect(await run()).toEqual({ 'A.Separation.2011.DVDRip.mp4': 'there separation 6' });
});
