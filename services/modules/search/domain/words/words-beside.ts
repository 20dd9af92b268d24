import { CutText, wholeWords } from './whole-words.ts';

/**
 * What people write beside the name that they look for: that it is a film, that they want to download it, its quality, its
 * translation, its episode («دانلود فیلم … دوبله فارسی», "… season 2 1080p"). Texts are folded.
 */

const NUMBER =
  '(?:\\d{1,3}|اول|دوم|سوم|چهارم|پنجم|ششم|هفتم|هشتم|نهم|دهم|اخر|یک|دو|سه|چهار|پنج|one|two|three|four|five|aval|dovom|sevom)';

const BY = '(?:of|by|from|in|with|starring|directed by)(?: the year)?';
/** Words with which all are asked for that somebody made, or that a year brought: "the films of …", «فیلم‌های سال …». */
const ALL_OF: [postType: 1 | 2, phrase: string][] = [
  [2, `(?:the )?(?:(?:tv )?series|tv shows?|shows|serials?) ${BY}`],
  [1, `(?:the )?(?:movies?|films?) ${BY}`],
  [2, '(?:سریال)(?: ?(?:های|ها|هایی))? (?:سال|با بازی|از کارگردان|به کارگردانی)'],
  [1, '(?:فیلم)(?: ?(?:های|ها|هایی))? (?:سال|با بازی|از کارگردان|به کارگردانی)'],
  [2, 'سریال ?(?:های|هایی)(?= \\d{4}$)'],
  [1, 'فیلم ?(?:های|هایی)(?= \\d{4}$)'],
];
const KINDS: [postType: 1 | 2, phrases: string[]][] = [
  [2, ['(?:سریال|serial|seriale|series)(?: ?(?:های|ها|hay|haye)|ای|ا|aye?)?', 'tv (?:show|series)']],
  [2, [`(?:فصل|قسمت|season|episode|fasl|fasle|ghesmat|ghesmate) ${NUMBER}`, 's\\d{1,2}(?: ?e\\d{1,3})?']],
  [1, ['full movies?', '(?:فیلم|film|filme)(?: ?(?:های|هایی|ها|hay|haye)|ای|ا|aye?)?', 'سینمایی', 'movies?', 'films']],
];
const REST = [
  '(?:دانلود|download|danlod|danload|danlood)(?: (?:رایگان|مستقیم|free))?',
  '(?:تماشای|تماشا|tamashaye)(?: (?:انلاین|online))?',
  'انلاین|online|رایگان|لینک مستقیم|نسخه کامل',
  '(?:زیرنویس|zirnevis|با زیرنویس|ba zirnevis)(?: (?:فارسی|انگلیسی|چسبیده|farsi))*',
  '(?:دوبله|doble|dooble|dubleh?|با دوبله|ba doble)(?: (?:شده|به|فارسی|گلوری|سورن|اواژه|farsi))*',
  'dubbed|dub|subtitles?|hardsub|softsub|بدون (?:سانسور|حذفیات)|سانسور شده',
  '(?:با )?کیفیت(?: (?:بالا|عالی|خوب))?(?: \\d{3,4}p?)?',
  '(?:نقد و بررسی|نقد|بررسی)',
  '(?:480|720|1080|2160)p|4k|blu ?ray|web ?dl|web ?rip|hd ?rip|br ?rip|dvd ?rip|[xh] ?26[45]|hevc|10bit|hd|uhd|hdr(?:10)?',
  'full (?:hd|episodes?)|فول اچ دی|watch|imdb|ای ام دی بی',
  '(?:بهترین|برترین|best|top|behtarin)(?: (?:\\d{1,3}|the))?',
  'خارجی',
  'اثار|کارهای|از کارگردان|به کارگردانی|با بازی|بازیگر|کارگردان|directed by|starring',
];

const NEWEST = ['(?:جدید|تازه) ?ترین(?: ها)?', 'جدید(?: ها)?', 'new|newest|latest', 'jadid ?tarin', 'jadid'];
/** "nolans films", as folding leaves it of "nolan's". */
const OWNER = /(?<![^ ])(\S.{2,})s (?:movies|films|shows|series)$/;

const ALL_OF_PATTERNS = ALL_OF.map(([postType, phrase]) => ({ postType, pattern: wholeWords([phrase], 'g') }));
const KIND_PATTERNS = KINDS.map(([postType, phrases]) => ({ postType, pattern: wholeWords(phrases, 'g') }));
const REST_PATTERN = wholeWords(REST, 'g');
const NEWEST_PATTERN = wholeWords(NEWEST, 'g');

const KIND_JOINED = /^(سریال|فیلم)(?=[^ ]{3})/;

/** @returns the text with its first word apart from the name that it was joined to, «سریالشهرزاد»; null where there is none. */
export function kindApart(folded: string): string | null {
  return KIND_JOINED.test(folded) ? folded.replace(KIND_JOINED, '$1 ') : null;
}

export interface BareText {
  /** Empty where nothing else was typed. */
  text: string;
  /** The words that were typed beside it. */
  beside: string[];
  postType?: 1 | 2;
  /** All are meant that the rest of the text brought forth, and not one that is called so. */
  isAllOf: boolean;
  /** The newest are asked for. */
  isNewest: boolean;
  /** Whose they are, where the rest of the text may be a genitive. */
  owner?: string;
}

/** @returns null where nothing stands beside a name. */
export function withoutWordsBeside(folded: string): BareText | null {
  const left = new CutText(folded);
  let postType: 1 | 2 | undefined;
  for (const kind of ALL_OF_PATTERNS) if (left.cut(kind.pattern)) postType ??= kind.postType;
  const isAllOf = postType !== undefined;
  for (const kind of KIND_PATTERNS) if (left.cut(kind.pattern)) postType ??= kind.postType;
  const isNewest = left.cut(NEWEST_PATTERN);
  const isCut = left.cut(REST_PATTERN) || isNewest;
  const rest = left.text.split(' ');
  const beside = folded.split(' ').filter((word) => !rest.includes(word));
  if (!isCut && !postType) return null;
  const owner = postType && OWNER.exec(folded)?.[1];
  const isOwned = owner !== undefined && left.text === `${owner}s`;
  return { text: left.text, beside, postType, isAllOf, isNewest, ...(isOwned && { owner }) };
}
