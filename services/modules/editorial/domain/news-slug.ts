const MAX_LENGTH = 80;

/** `The first film` → `the-first-film`; a Persian title keeps its letters. The slug to try when `attempt - 1` were taken. */
export function newsSlug(title: string, attempt: number): string {
  const words = title
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const end = words.length <= MAX_LENGTH ? words.length : words.lastIndexOf(' ', MAX_LENGTH);
  const slug = words.slice(0, end > 0 ? end : MAX_LENGTH).replaceAll(' ', '-') || 'post';
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
