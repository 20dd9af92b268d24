import { foldText } from '#platform/kernel/text/fold-text.ts';

/**
 * Persian words as they are typed with Latin letters, in their usual spellings. None is an English word: a table, because
 * Finglish leaves out what Persian letters tell apart, so that no rule finds the way back.
 */
const SPELLINGS: Record<string, string> = {
  آبی: 'abi',
  آسمان: 'aseman asemoon asmoon',
  آفتاب: 'aftab',
  ابد: 'abad',
  ایران: 'iroon',
  باران: 'baran baroon',
  برادر: 'baradar',
  برف: 'barf',
  بهار: 'bahar',
  بهشت: 'behesht',
  بچه: 'bache bacheh bachehaye',
  تاریکی: 'tariki',
  تلماسه: 'talmase talmaseh',
  تنهایی: 'tanhayi tanhaei tanhaee',
  جدایی: 'jodayi jodaei jodaee judayi',
  جنگ: 'jang',
  خاطره: 'khatere khatereh',
  خانه: 'khaneh khooneh khune',
  خداحافظ: 'khodahafez khodafez',
  خواب: 'khab khaab',
  خواهر: 'khahar',
  داستان: 'dastan dastaan',
  دختر: 'dokhtar',
  درخت: 'derakht',
  دریا: 'darya daria',
  دیوانه: 'divane divaneh divoone',
  راز: 'raaz',
  رویا: 'roya',
  روز: 'rooz ruz',
  زمستان: 'zemestan zemestoon',
  زندگی: 'zendegi zendegie',
  ستاره: 'setare setareh',
  سرخ: 'sorkh',
  سفر: 'safar',
  سکوت: 'sokout sokoot sokut',
  سلام: 'salaam',
  سیاه: 'siah siyah',
  شاه: 'shaah',
  شب: 'shab',
  شهر: 'shahr',
  شهرزاد: 'shahrzad',
  شوالیه: 'shovalie shovalieh shovaliye',
  طلا: 'tala talaa',
  عاشق: 'ashegh asheq',
  عروس: 'aroos arus',
  عشق: 'eshgh eshq',
  فرشته: 'fereshte fereshteh',
  فروشنده: 'forooshande forooshandeh forushande forushandeh',
  قصه: 'ghesse gheseh ghesseh qesse',
  قهرمان: 'ghahreman qahreman',
  لیلا: 'leyla leila layla',
  مادر: 'madar maadar',
  ماه: 'maah',
  مرد: 'mard',
  مرگ: 'marg',
  نادر: 'nader naader',
  نان: 'naan',
  پادشاه: 'padeshah',
  پایتخت: 'paytakht paitakht',
  پدر: 'pedar',
  پدرخوانده: 'pedarkhande pedarkhandeh pedarkhaande pedarkhaandeh',
  پسر: 'pesar',
  پنجره: 'panjere panjereh',
  پول: 'pul',
  چشم: 'cheshm',
  کلاه: 'kolah',
  کوچه: 'kooche koocheh kuche',
  گاو: 'gaav',
  گذشته: 'gozashte gozashteh',
  گل: 'gol',
  گربه: 'gorbe gorbeh',
  گنج: 'ganj',
  هزار: 'hezar',
};

/** Finglish word → Persian word, both folded. */
export const FINGLISH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([persian, spellings]) =>
    spellings.split(' ').map((spelling): [string, string] => [spelling, foldText(persian)]),
  ),
);

/** @returns a folded query with its Finglish words in Persian; null when it has none. */
export function finglishAsPersian(folded: string): string | null {
  const words = folded.split(' ');
  if (!words.some((word) => FINGLISH_WORDS.has(word))) return null;
  return words.map((word) => FINGLISH_WORDS.get(word) ?? word).join(' ');
}
