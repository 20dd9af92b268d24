/** What a page says once more in the field of its kind. */
export interface KindParts {
  name: object;
  release_year: number;
  cover_path: string;
  awards: { ceremony: number; year: number; title: string; won: boolean }[];
}

/** The fields that specification §3 names by the kind of a title; the one that is null comes last. */
export function kindFields(postType: 1 | 2, { name, release_year, cover_path, awards }: KindParts) {
  const kind = { name, release_year, cover_path };
  if (postType === 2) return { serial: kind, movie: null };
  const held = awards.map(({ ceremony: type, year, title, won }) => ({ type, year, title, won }));
  return { movie: { ...kind, awards: held }, serial: null };
}
