import type { people as english } from '../en/people.ts';

export const people: typeof english = {
  title: 'هنرمندان',
  search: 'نام یک نفر',
  name: 'نام',
  professions: { 1: 'بازیگر مرد', 2: 'بازیگر زن', 3: 'کارگردان', 4: 'نویسنده' },
  profession: 'پیشه',
  posts: 'عنوان‌ها',
  birthday: 'زادروز',
  age: '%{smart_count} ساله',
  awards: 'جایزه‌ها',
  awards_value: '%{wins} برد از %{nominations} نامزدی',
  movies: 'فیلم‌ها',
  serials: 'سریال‌ها',
  biography: 'زندگی‌نامه',
  slug: 'نشانی',
  open: 'دیدن در سایت',
};
