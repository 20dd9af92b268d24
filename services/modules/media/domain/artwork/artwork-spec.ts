export type ArtworkKind = 'poster' | 'backdrop' | 'portrait' | 'collection' | 'share';

export type ArtworkMood = 'quiet' | 'tense' | 'warm' | 'dark' | 'playful' | 'epic' | 'melancholy' | 'dreamy';

export interface ArtworkSpec {
  kind: ArtworkKind;
  /** The slug of the title, person or collection; the same seed always gives the same drawing. */
  seed: string;
  nameFa: string | null;
  nameEn: string;
  year?: number;
  /** English slugs of genres, the most telling first; unknown ones are ignored. */
  genres: string[];
  mood?: ArtworkMood;
  gender?: 'm' | 'f';
}

/** Width and height in pixels of each kind. */
export const artworkSize: Readonly<Record<ArtworkKind, readonly [width: number, height: number]>> = {
  poster: [600, 900],
  backdrop: [1600, 900],
  portrait: [600, 600],
  collection: [1200, 675],
  share: [1200, 630],
};
