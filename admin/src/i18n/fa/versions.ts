import type { versions as english } from '../en/versions.ts';

export const versions: typeof english = {
  title: 'نسخه‌ها',
  one: 'نسخهٔ %{number}',
  import: 'ورود داده',
  first: 'همان‌گونه که افزوده شد',
  restore: 'بازگرداندن',
  restore_title: 'نسخهٔ %{number} بازگردانده شود؟',
  restore_lead: 'این نسخه تازه‌ترین می‌شود و آنچه اکنون هست میان نسخه‌ها می‌ماند.',
  restored: 'نسخه بازگردانده شد',
  conflict: 'هنگام نوشتن شما کس دیگری این را ذخیره کرده است',
  both: 'هر دو این‌ها را عوض کرده‌اید:',
  sides: { mine: 'نوشتهٔ شما', theirs: 'نوشتهٔ او' },
  choose: 'هنوز ذخیره نشده است: در بالا بگویید کدام بماند.',
  apart: 'شما بخش‌های دیگری را عوض کرده‌اید؛ هر دو تغییر می‌ماند.',
  mine: 'ذخیره؛ در جاهای مشترک نوشتهٔ من بماند',
  together: 'ذخیرهٔ هر دو',
  theirs: 'نوشتهٔ خود را رها می‌کنم',
};
