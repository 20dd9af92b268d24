import type { duplicates as english } from '../../en/catalogue/duplicates.ts';

export const duplicates: typeof english = {
  first: 'عنوان',
  second: 'شاید همان',
  shared: 'افراد مشترک',
  acts: 'چه باید کرد',
  open: 'مقایسه…',
  compared: 'دو عنوان کنار هم',
  fact: 'مشخصات',
  differs: 'متفاوت',
  shown: 'نمایش',
  waiting: 'برای بررسی',
  none: 'دو عنوان شبیه به هم پیدا نشد',
  none_dismissed: 'هیچ دو عنوانی دو عنوان جدا شناخته نشده است',
  dismissed: 'دو عنوان جدا',
  dismiss: 'این‌ها دو عنوان جدا هستند',
  dismissed_done: 'دیگر در فهرست تکراری‌ها نیستند',
  restore: 'شاید یکی باشند',
  restored: 'دوباره باید بررسی شوند',
  merge: 'یکی شوند',
  merge_title: 'این دو عنوان یکی شوند؟',
  merge_lead:
    'آن که می‌ماند آنچه ندارد می‌گیرد: مشخصات، فایل‌ها، دیدگاه‌ها، امتیازها و همهٔ کسانی که دیگری را نگه داشته‌اند یا دنبال می‌کنند. نشانی دیگری به آن می‌رسد. این کار برگشت ندارد.',
  stays: 'کدام بماند؟',
  merged: 'این دو اکنون یک عنوان‌اند',
};
