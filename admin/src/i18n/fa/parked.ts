import type { parked as english } from '../en/parked.ts';

export const parked: typeof english = {
  title: 'رویدادهای کنارگذاشته',
  of: '%{name}: %{smart_count} رویداد کنارگذاشته |||| %{name}: %{smart_count} رویداد کنارگذاشته',
  lead: 'مدل خواندن در این رویدادها ناکام مانده و بی آن‌ها پیش رفته است؛ آنچه از جریان آن‌ها نشان می‌دهد کهنه است. پس از نسخه‌ای که ایراد را برطرف کند، از پایانه دوباره آزموده می‌شوند:',
  none: 'چیزی کنار گذاشته نشده است.',
  event: 'رویداد',
  fault: 'خطا',
  since: 'از',
};
