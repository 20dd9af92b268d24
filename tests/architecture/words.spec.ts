import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../admin/src/i18n/en.ts';
import { fa } from '../../admin/src/i18n/fa.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PERSIAN = /[\u0621-\u06cc]/;
/** What search, the subtitle doctor and the catalogue read is data, and so are demos and samples. */
const NO_WORDS =
  /\/(?:search|media|catalogue|demo|testing)\/|subtitles\/domain|kernel\/text|mail\/development|context-words|display-name|spec\.ts$/;

interface Said {
  place: string;
  text: string;
}
interface Tree {
  [key: string]: string | Tree;
}

const filesUnder = (folder: string, wanted: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => wanted.test(file))
    .map((file) => ({ place: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const leaves = (tree: Tree, place: string): Said[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? { place: `${place}.${key}`, text: value } : leaves(value, `${place}.${key}`),
  );

/** Sentences of the server are keys of their own, some of them to the letter of the specification. */
const isSentence = (key: string) => /^[A-Z]\S* \S/.test(key);
const textsOfSite = (language: string) =>
  filesUnder('frontend/src', new RegExp(`locales/${language}\\.json$`)).flatMap(({ place, text }) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(([key, said]) => ({ place, key, text: said })),
  );
const site = textsOfSite('fa');
const desk = leaves(fa as unknown as Tree, 'console');
const server = ['services/modules', 'services/platform', 'services/apps']
  .flatMap((folder) => filesUnder(folder, /\.ts$/))
  .filter(({ place }) => !NO_WORDS.test(place))
  .flatMap(({ place, text }) =>
    [...text.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([literal]) => ({ place, text: literal.slice(1, -1) })),
  )
  .filter(({ text }) => PERSIAN.test(text));
const persian = [...site, ...desk, ...server];
const english = [
  ...textsOfSite('en').filter(({ key }) => !isSentence(key)),
  ...leaves(en as unknown as Tree, 'console'),
];

const inPlace = (found: readonly Said[]) => found.map(({ place, text }) => `${place}: ${text}`);
const withoutGaps = (text: string) => text.replaceAll(/[$%]?\{\{?.*?\}\}?|<.*?>/g, '');
/** A word by itself, with or without an ending after a half-space; not a part of a longer one. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\u200c])(?:${pattern})(?!\\p{L})`, 'u');

it('texts are found on the site, in the console and in what the server says', () => {
  expect(site.length).toBeGreaterThan(1_000);
  expect(desk.length).toBeGreaterThan(1_000);
  expect(server.length).toBeGreaterThan(100);
});

it.each([
  ['a comment is دیدگاه', word('نظر(?:ها|ی|ات)?|کامنت')],
  ['digits are Persian', /(?<![{<\w.-])(?<!ISO )\d+(?![\w}>])/],
  ['a link is لینک', /پیوند/],
  ['a copy is کپی', /رونوشت/],
  ['to choose is انتخاب کردن', /برگزین|برمی‌گزین|برگزیدن/],
  ['a title is عنوان', word('اثر')],
  ['awards are جایزه‌ها', /جوایز/],
  ['here and there are written together', /(?:این|آن)‌جا/],
  ['letters are Persian', /[يكةۀ]/],
  ['a word is joined to its ending by a half-space', /(?:^| )ن?می (?=\p{L})|\p{L} های?(?!\p{L})/u],
  ['only is فقط', word('تنها')],
  ['first is ابتدا, or اول', word('نخست(?:ین)?')],
  ['before is قبلاً, and what was before is قبلی', word('پیش‌تر|پیشین')],
  ['to try again is امتحان کردن', /بکوش|بیازما|دوباره تلاش کنید/],
  ['a kind is نوع', word('گونهٔ?')],
  ['the staff are همکاران', word('کارکنان')],
  ['how many is تعداد', word('شمار')],
  ['at once is فوراً', /بی‌درنگ/],
  ['censored is سانسورشده', /ممیزی/],
  ['a whole number is عدد صحیح', /عددی? درست/],
  ['settings are تنظیمات', /تنظیم‌ها/],
  ['what comes by email is ایمیل', word('نامه')],
  ['codes of the second step come from برنامهٔ رمزساز', /برنامهٔ تأیید/],
  ['a checksum is کد درستی‌سنجی', /چک‌سام/],
  ['what plans give and take is گردش اشتراک', /صورت‌حساب/],
  ['what a member keeps is on فهرست من', /دانلود بعدی/],
  ['what is not there was not found: پیدا نشد', /چنین [^.؛]+ (?:نیست|نداریم|وجود ندارد)/],
])('in Persian %s', (_, other) => {
  expect(inPlace(persian.filter(({ text }) => other.test(withoutGaps(text))))).toEqual([]);
});

it.each([
  ['an apostrophe is a curly one', /\w'\w/],
  ['no space stands before a sign', / (?:…$|%(?!\{))/],
  ['what comes by email is no mail', /\b(?:e-)?mails?\b/i],
  ['one logs in and out', /\bsign(?:s|ed|ing)?[ -](?:in|out)s?\b/i],
  ['the second step is two-step verification', /\btwo-(?:factor|step (?!verification))/i],
  ['the staff works in the console', /\bdesk\b/i],
  ['what a member keeps is on My list', /\b(?:download later|watch ?list)\b/i],
])('in English %s', (_, other) => {
  expect(english.length).toBeGreaterThan(1_500);
  expect(inPlace(english.filter(({ text }) => other.test(text)))).toEqual([]);
});
