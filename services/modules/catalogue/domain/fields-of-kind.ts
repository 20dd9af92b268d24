interface Nomination {
  ceremony: number;
  year: number;
  title: string;
  won: boolean;
}

interface Named {
  name: object;
  release_year: number;
  cover_path: string;
}

/** What specification §3 has in a field of the title's kind. */
export function fieldsOfKind(
  postType: 1 | 2,
  { name, release_year, cover_path }: Named,
  awards: readonly Nomination[],
) {
  const kind = { name, release_year, cover_path };
  if (postType === 2) return { movie: null, serial: kind };
  const held = awards.map(({ ceremony: type, year, title, won }) => ({ type, year, title, won }));
  return { movie: { ...kind, awards: held }, serial: null };
}
