export interface WantedFilm {
  /** In Latin letters, by which film databases find it. */
  name: string;
  /** 1 movie, 2 series. */
  kind: 1 | 2;
  filmId: string | null;
}

/** The page of wishes, for one film. */
export function requestPath({ name, kind, filmId }: WantedFilm): string {
  const words = new URLSearchParams({ name, kind: String(kind), ...(filmId && { link: filmId }) });
  return `/user/request?${words}`;
}

/** Which film an address of the page of wishes is about; null where it says none. */
export function wantedFilmOf(search: URLSearchParams): WantedFilm | null {
  const name = search.get('name')?.trim().slice(0, 400);
  if (!name) return null;
  return { name, kind: search.get('kind') === '2' ? 2 : 1, filmId: search.get('link') };
}
