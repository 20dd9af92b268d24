/** What news posts are sorted by, and the genre whose pictures theirs resemble. Published for forms and pages. */
export const NEWS_CATEGORIES = {
  'film-history': { fa: 'تاریخ سینما', en: 'Film history', picturedAs: 'history' },
  'iranian-cinema': { fa: 'سینمای ایران', en: 'Iranian cinema', picturedAs: 'drama' },
  'behind-the-camera': { fa: 'پشت دوربین', en: 'Behind the camera', picturedAs: 'documentary' },
  'festivals-and-awards': { fa: 'جشنواره‌ها و جایزه‌ها', en: 'Festivals and awards', picturedAs: 'musical' },
  series: { fa: 'سریال‌ها', en: 'Series', picturedAs: 'mystery' },
  'from-parde': { fa: 'از پرده', en: 'From Parde', picturedAs: 'romance' },
} as const;

export type NewsCategory = keyof typeof NEWS_CATEGORIES;
export const newsCategories = Object.keys(NEWS_CATEGORIES) as [NewsCategory, ...NewsCategory[]];
