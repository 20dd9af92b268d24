import { exportKept } from './export-kept.ts';

const title = (id: number, en: string, fa: string | null = null) => ({
  slug: `title-${id}`,
  name: { fa, en },
  release_year: 2000 + id,
  post_type: 1,
  rating: null,
  added_at: '2026-01-01T00:00:00.000Z',
});

it('writes all pages as a table that spreadsheets read, and none of its cells as a formula', async () => {
  const pages = [[title(1, 'Yes, "No"', 'آری')], [title(2, '=1+1')]];
  const table = await exportKept(async (page) => ({ posts: pages[page - 1], max_page: 2, total: 2 }) as never);
  expect(table.charCodeAt(0)).toBe(0xfeff);
  expect(table.slice(1).split('\r\n')).toEqual([
    'name_fa,name_en,year,type,rating,added_at,address',
    `آری,"Yes, ""No""",2001,movie,,2026-01-01T00:00:00.000Z,${location.origin}/movies/title-1`,
    `,'=1+1,2002,movie,,2026-01-01T00:00:00.000Z,${location.origin}/movies/title-2`,
    '',
  ]);
});
