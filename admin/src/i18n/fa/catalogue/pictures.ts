import type { pictures as english } from '../../en/catalogue/pictures.ts';

export const pictures: typeof english = {
  choose: 'انتخاب تصویر',
  choose_for: 'انتخاب تصویر: %{name}',
  replace: 'تصویری دیگر',
  sending: 'در حال فرستادن …',
  crop: 'بخش نمایان',
  remove: 'برداشتن',
  drawn: 'سایت خودش آن را می‌کشد. JPG یا PNG، حداکثر ۲۰ مگابایت.',
  crop_title: '%{name}: کدام بخش دیده شود',
  area: 'بخش نمایان؛ با کلیدهای جهت جابه‌جا می‌شود',
  handle: '%{side} بخش نمایان؛ با کلیدهای جهت جابه‌جا می‌شود',
  handles: {
    nw: 'گوشهٔ بالا و چپِ',
    n: 'لبهٔ بالای',
    ne: 'گوشهٔ بالا و راستِ',
    e: 'لبهٔ راستِ',
    se: 'گوشهٔ پایین و راستِ',
    s: 'لبهٔ پایینِ',
    sw: 'گوشهٔ پایین و چپِ',
    w: 'لبهٔ چپِ',
  },
  focus_x: 'نقطهٔ میانی، از راست',
  focus_y: 'نقطهٔ میانی، از بالا',
  preview: '%{name} آن‌گونه که سایت نشان می‌دهد',
  done: 'انجام شد',
};
