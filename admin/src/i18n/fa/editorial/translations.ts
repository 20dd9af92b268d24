import type { translations as english } from '../../en/editorial/translations.ts';

export const translations: typeof english = {
  title: 'متن‌ها',
  search: 'جست‌وجو در کلیدها و متن‌ها',
  coming: 'با هر نسخهٔ تازهٔ سایت و میز کار، متن‌هایشان خودبه‌خود اینجا می‌آید و لازم نیست کسی چیزی بیفزاید.',
  key: 'کلید',
  fa: 'فارسی',
  en: 'انگلیسی',
  state: 'وضعیت',
  any_state: 'همهٔ وضعیت‌ها',
  states: { missing: 'جاافتاده', changed: 'ویرایش‌شده' },
  type: 'کجا',
  any_type: 'همه‌جا',
  types: { '1': 'متن سایت', '2': 'پیام سرور', '3': 'متن میز کار' },
  built_in: 'متن اصلی:',
  back: 'بازگشت به متن اصلی',
  doubted: 'صفحه‌ای گزارش داده که این متن را نیافته است، با آنکه به هر دو زبان هست.',
  dismiss: 'همین‌گونه درست است',
  dismissed: 'به گزارش رسیدگی شد',
  save: 'ذخیره',
  save_next: 'ذخیره و بعدی',
  saved: 'ذخیره شد؛ تا یک دقیقهٔ دیگر همه آن را می‌بینند',
};
