const MAX_LENGTH = 60;

/** `The Koker trilogy` → `the-koker-trilogy`. The slug to try when `attempt - 1` were taken. */
export function collectionSlug(name: string, attempt: number): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  const slug = words || 'collection';
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
