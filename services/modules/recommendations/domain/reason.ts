/** Why a title is shown, to be told to whoever sees it. */
export type Reason =
  | { kind: 'because'; titleId: number; genre: null }
  | { kind: 'director_and_genre' | 'director' | 'person' | 'followed'; personId: number; genre: string | null }
  | { kind: 'genre'; genre: string }
  | { kind: 'liked_together' | 'story' | 'popular'; genre: null };
