import { type Years, yearsAlone } from '../numbers/typed-year.ts';
import { CutText, wholeWords } from './whole-words.ts';

/** Genres and countries as people name them, where they ask for no title: «کمدی ایرانی», "horror 2010". Texts are folded. */

const GENRES: Record<string, string> = {
  action: 'اکشن|action|ekshen',
  adventure: 'ماجراجویی|ماجراجویانه|adventure',
  animation: 'انیمیشن|کارتون|animations?|cartoons?',
  anime: 'انیمه|anime',
  biography: 'زندگینامه|زندگی نامه|بیوگرافی|biography|biopics?',
  comedy: 'کمدی|طنز|خنده دار|comedy|comedies|komedi|tanz',
  crime: 'جنایی|crime|jenayi|jenaei',
  documentary: 'مستند|documentary|documentaries|mostanad',
  drama: 'درام|dramas?|deram',
  family: 'خانوادگی|family|khanevadegi',
  fantasy: 'فانتزی|تخیلی|fantasy|fantezi',
  history: 'تاریخی|history|historical|tarikhi',
  horror: 'ترسناک|وحشت|ترس|هارور|horror|scary|tarsnak',
  kids: 'کودک|کودکان|kids',
  'martial-arts': 'رزمی|razmi',
  music: 'موسیقی|موزیک|music',
  musical: 'موزیکال|musicals?',
  mystery: 'معمایی|رازالود|mystery|moamayi',
  romance: 'عاشقانه|رمانتیک|romance|romantic|asheghane|asheghaneh',
  'sci-fi': 'علمی تخیلی|sci fi|scifi|science fiction',
  sport: 'ورزشی|sports?|varzeshi',
  superhero: 'ابرقهرمانی|superhero',
  thriller: 'هیجانی|هیجان انگیز|دلهره اور|تریلر|thrillers?',
  war: 'جنگی|دفاع مقدس|war|jangi',
  western: 'وسترن|westerns?',
};
const COUNTRIES: Record<string, string> = {
  cn: 'چینی|chinese',
  de: 'المانی|german',
  es: 'اسپانیایی|spanish',
  fr: 'فرانسوی|french',
  gb: 'انگلیسی|بریتانیایی|british',
  in: 'هندی|indian|hendi|bollywood|بالیوود',
  ir: 'ایرانی|iranian|irani',
  it: 'ایتالیایی|italian',
  jp: 'ژاپنی|japanese',
  kr: 'کره ای|کرهای|korean|korei|korean drama|k ?dramas?|koreyi',
  ru: 'روسی|russian',
  tr: 'ترکی|ترکیه ای|turkish|torki|turki',
  us: 'امریکایی|هالیوودی|american|hollywood|amrikayi',
};

export interface Topics {
  genres: string[];
  countries: string[];
  years?: Years;
  /** What else was typed. */
  text: string;
}

const patterns = (table: Record<string, string>) =>
  Object.entries(table)
    .map(([value, words]) => ({ value, pattern: wholeWords([words]) }))
    // «علمی تخیلی» before «تخیلی».
    .sort((one, other) => Number(other.value === 'sci-fi') - Number(one.value === 'sci-fi'));
const GENRE_PATTERNS = patterns(GENRES);
const COUNTRY_PATTERNS = patterns(COUNTRIES);
/** Most texts have none of all these: one look is enough for them. */
const ANY_TOPIC = wholeWords([...Object.values(GENRES), ...Object.values(COUNTRIES)]);
const ROM_COM = wholeWords(['rom ?com']);

/** @returns null where no genre and no country is named. */
export function typedTopics(folded: string): Topics | null {
  const spelledOut = folded.replace(ROM_COM, 'romantic comedy');
  if (!ANY_TOPIC.test(spelledOut)) return null;
  const left = new CutText(spelledOut);
  const cut = ({ pattern }: { pattern: RegExp }) => left.cut(pattern);
  const genres = GENRE_PATTERNS.filter(cut).map(({ value }) => value);
  const countries = COUNTRY_PATTERNS.filter(cut).map(({ value }) => value);
  const years = yearsAlone(left.text);
  return { genres, countries, years: years ?? undefined, text: years ? '' : left.text };
}
