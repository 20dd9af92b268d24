import type { Answer } from '../../api/types.ts';

type Kept = Answer<'/api/user/downloadList', 'post'>;

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = ['name_fa', 'name_en', 'year', 'type', 'rating', 'added_at', 'address'];

/** All pages of a list as a table (RFC 4180). */
export async function exportKept(readPage: (page: number) => Promise<Kept>): Promise<string> {
  const rows: string[] = [COLUMNS.join(',')];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { posts, max_page: maxPage } = await readPage(page);
    pages = maxPage;
    for (const { name, release_year: year, post_type: type, rating, added_at: addedAt, slug } of posts) {
      const address = `${location.origin}/${type === 1 ? 'movies' : 'series'}/${slug}`;
      const kind = type === 1 ? 'movie' : 'series';
      rows.push([name.fa ?? '', name.en, year, kind, rating ?? '', addedAt, address].map(cell).join(','));
    }
  }
  return `${BYTE_ORDER_MARK}${rows.join('\r\n')}\r\n`;
}

/** A text that begins like a formula would be run by a spreadsheet. */
function cell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) && typeof value === 'string' ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
