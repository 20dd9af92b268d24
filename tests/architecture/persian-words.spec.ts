import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fa } from '../../admin/src/i18n/fa.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PERSIAN = /[\u0621-\u06cc]/;
/** What search, the subtitle doctor and the catalogue read is data, and so are demos and samples. */
const NO_WORDS = /\/(?:search|media|catalogue|demo|testing)\/|subtitles\/domain|kernel\/text|mail\/development|context-words|display-name|spec\.ts$/;

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

const site = filesUnder('frontend/src', /locales\/fa\.json$/).flatMap(({ place, text }) =>
  leaves(JSON.parse(text) as Tree, place),
);
const desk = leaves(fa as unknown as Tree, 'console');
const server = filesUnder('services', /^services\/(?:modules|platform|apps)\/.*\.ts$/)
  .filter(({ place }) => !NO_WORDS.test(place))
  .flatMap(({ place, text }) =>
    [...text.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([literal]) => ({ place, text: literal.slice(1, -1) })),
  )
  .filter(({ text }) => PERSIAN.test(text));
const said = [...site, ...desk, ...server];

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
  ['what is not there was not found: پیدا نشد', /چنین [^.؛]+ (?:نیست|نداریم|وجود ندارد)/],
])('in Persian %s', (_, other) => {
  const found = said.filter(({ text }) => other.test(withoutGaps(text)));
  expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});
