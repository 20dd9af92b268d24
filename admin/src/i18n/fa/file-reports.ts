import type { fileReports as english } from '../en/file-reports.ts';

export const fileReports: typeof english = {
  file_reports: {
    title: 'فایل‌های خراب',
    tabs: { open: 'در انتظار', mended: 'درست‌شده', dismissed: 'بی‌ایراد' },
    mended: 'درست شد',
    dismissed: 'بی‌ایراد است',
    reporters: '%{smart_count} گزارش‌دهنده',
    retired: 'فایلی که دیگر عرضه نمی‌شود',
    select: 'انتخاب %{name}',
    settled_before: 'پیش‌تر رسیدگی شده',
    by: { mended: 'به گفتهٔ %{name} درست شد', dismissed: 'به گفتهٔ %{name} ایرادی ندارد' },
    done: {
      mended: 'فایل درست شد |||| %{smart_count} فایل درست شد',
      dismissed: 'گزارش کنار گذاشته شد |||| %{smart_count} گزارش کنار گذاشته شد',
    },
    undo: 'برگرداندن',
    conflicts:
      'یکی از آن‌ها پس از آنکه خواندید تغییر کرده بود و همان‌طور ماند. |||| %{smart_count} مورد پس از آنکه خواندید تغییر کرده بود و همان‌طور ماند.',
    moved_on: 'ناظر دیگری همین حالا دربارهٔ فایلی که می‌خواندید تصمیم گرفت. بعدی را انتخاب کنید.',
    empty_open: 'فایل خرابی نیست',
    empty_open_lead: 'گزارش‌های تازه خودشان اینجا می‌آیند.',
    empty_mended: 'هنوز چیزی درست نشده',
    empty_dismissed: 'هنوز چیزی کنار گذاشته نشده',
    empty_other_lead: 'هر تصمیمی که بگیرید اینجا دیده می‌شود و بعداً می‌توان آن را عوض کرد.',
    reason: {
      does_not_download: 'دانلود نمی‌شود',
      does_not_play: 'پخش نمی‌شود',
      wrong_title: 'فیلم یا قسمت دیگری است',
      bad_picture: 'تصویر',
      bad_sound: 'صدا',
      bad_subtitles: 'زیرنویس',
      other: 'چیز دیگر',
    },
    keys: {
      next: 'فایل بعدی',
      previous: 'فایل پیشین',
      approve: 'درست شد',
      refuse: 'بی‌ایراد است',
      select: 'انتخاب',
      undo: 'برگرداندن آخرین تصمیم',
      open: 'باز کردن صفحهٔ عنوان',
      help: 'همین راهنما',
      selection: 'اگر چند فایل انتخاب شده باشد، «درست شد» و «بی‌ایراد است» دربارهٔ همه است.',
    },
  },
  queue: { clear_selection: 'لغو انتخاب' },
};
