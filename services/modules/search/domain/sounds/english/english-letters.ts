/**
 * What English letters become when an Iranian writes down how a word sounds: «نایت» is "knight", «مارشن» is "Martian". A spelling has its
 * costs behind it where it is not the usual one. Texts are folded: «ئ» is «ی», «آ» is «ا».
 */

export interface Rendering {
  persian: string;
  cost: number;
}

/** "ا و:1 -:2" are three renderings; the minus is none at all. */
function renderings(all: string): Rendering[] {
  return all.split(' ').map((one) => {
    const [persian = '', cost = '0'] = one.split(':');
    return { persian: persian === '-' ? '' : persian, cost: Number(cost) };
  });
}

function tableOf(table: Record<string, string>): ReadonlyMap<string, Rendering[]> {
  return new Map(Object.entries(table).map(([latin, all]) => [latin, renderings(all)]));
}

const TH = 'ت ث د س:1 ز:1 ته:1';
const TION = 'شن شین:1 شون:1 سیون:1 تیون:1';

/** Anywhere in a word; the capitals are vowels that an "e" behind their consonant makes long. */
export const LETTERS = tableOf({
  a: 'ا - ه:1 ی:1 ای:1 و:2',
  e: '- ی ه:1 ای:2 ا:2',
  i: 'ی ای -:1 یی:1',
  o: 'و ا -:1 وا:1 او:1',
  u: 'و ا یو -:1 ی:2',
  y: 'ی ای -:1 یی:1',
  A: 'ی ا ای:1 -:1 یی:1',
  I: 'ای ی ا:2 -:2',
  O: 'و ا:1 -:1',
  U: 'یو و ا:1',
  ai: 'ی ای یی:1 ا:2 -:2',
  ay: 'ی ای یی:1 -:2',
  au: 'و ا او',
  aw: 'و ا او',
  ea: 'ی - یا ا:1 ه:2',
  ee: 'ی یی:1',
  ei: 'ی ای یی:1',
  eigh: 'ی یی ای:1',
  eu: 'و یو',
  ew: 'و یو',
  ey: 'ی ای:1',
  ia: 'یا ای ایا',
  ie: 'ی ای یه',
  io: 'یو ای ایو یا',
  igh: 'ای',
  oa: 'و ا:1',
  oh: 'و ا',
  oo: 'و ا:1',
  ou: 'و او ا ایو -:2',
  ough: 'و او ا اف اوف',
  augh: 'ا اف و:0.5',
  aigh: 'ی ای',
  ow: 'و او ایو:1',
  oy: 'وی ویی:1',
  oi: 'وا وی ویی:1',
  ue: 'و یو -:1',
  ui: 'و ی یو:1',
  b: 'ب',
  c: 'ک چ:2',
  ce: 'س سی',
  cc: 'ک',
  cce: 'کس',
  cci: 'کسی',
  cea: 'ش سیا سی',
  ci: 'سی سای س:1 ش:1',
  cI: 'سای سی',
  cy: 'سی سای:1',
  ch: 'چ ک ش:1 خ:1',
  ck: 'ک',
  cqu: 'کو ک',
  cian: 'شن شین',
  cial: 'شال شل',
  cious: 'شس شز:1',
  d: 'د ت:2 -:3',
  dg: 'ج دج',
  f: 'ف',
  g: 'گ ژ:1 -:3',
  ge: 'ج جی ژ:1 گ گی',
  gi: 'جی جای گی گای ج:1',
  gy: 'جی گی:1',
  gh: 'گ -:1 ف:1',
  gu: 'گ',
  h: 'ه -:1',
  j: 'ج ژ ه:2 خ:2 ی:2',
  k: 'ک',
  kh: 'خ ک:1',
  l: 'ل',
  lk: 'ک',
  lf: 'ف',
  lm: 'م',
  ld: 'د:1',
  m: 'م',
  n: 'ن',
  p: 'پ',
  ph: 'ف',
  q: 'ک',
  qu: 'کو ک کوی کوا',
  r: 'ر',
  s: 'س ز ش:1',
  sc: 'س ش:1',
  sch: 'ش اسک:1 سک',
  sh: 'ش',
  sion: 'شن ژن زن:1 سیون:1',
  sl: 'ل:1',
  st: 'س:1',
  sure: 'شر ژر شور ژور',
  t: 'ت د:1 ش:1 چ:1',
  tch: 'چ',
  th: TH,
  tia: 'شا شیا ش تیا:1',
  tial: 'شال شل',
  tian: 'شن شین تین:1 تیان:1',
  tie: 'ش شی تی',
  tio: 'شیو شو تیو',
  tion: TION,
  tious: 'شس شز:1',
  ture: 'چر تور چور تر:1',
  v: 'و ف:2',
  w: 'و -:1',
  wh: 'و ه:1 هو:1',
  x: 'کس گز خ:1 ایکس:1',
  z: 'ز س:1 ژ:1',
  zh: 'ژ',
});

/** At a word's beginning, where a vowel needs a letter to stand on and is «ای» when it is long, and where letters are silent. */
export const FIRST_LETTERS = tableOf({
  a: 'ا ای او:2',
  e: 'ا ای',
  i: 'ای ا:1',
  o: 'ا او وا:2',
  u: 'ا یو او:1',
  y: 'ی ای',
  A: 'ای ا',
  I: 'ای ا',
  O: 'او ا',
  U: 'یو او',
  ai: 'ای ا:1',
  ay: 'ای',
  au: 'او ا',
  aw: 'او ا',
  ea: 'ای ا',
  ei: 'ای ا:1',
  eigh: 'ای',
  eu: 'یو او:1 ا:1',
  ey: 'ای',
  ou: 'او ا',
  ow: 'او',
  oo: 'او',
  dj: 'ج',
  gn: 'ن',
  kn: 'ن',
  pn: 'ن',
  ps: 'س',
  wr: 'ر',
  x: 'ز ایکس اکس گز:1',
});

/** At its end, where some are silent. */
export const LAST_LETTERS = tableOf({
  a: 'ا ه:1 -:2',
  e: '- ی:1 ه:1',
  gh: '- گ ف',
  gn: 'ن',
  gns: 'نز نس:1',
  gue: 'گ',
  que: 'ک',
  mb: 'م',
  mn: 'م',
  h: 'ه -',
  ing: 'ینگ ین:1',
  o: 'و ا:2',
  or: 'ر ور ار',
  s: 'س ز -:2',
  t: 'ت د:1 -:2',
});
