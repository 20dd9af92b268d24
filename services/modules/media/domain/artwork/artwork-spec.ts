import type { Motif } from './motifs.ts';
import type { UploadedPictures } from './uploaded-picture.ts';

export type ArtworkKind =
  | 'poster'
  /** Lettered for readers of English. */
  | 'poster-en'
  | 'backdrop'
  /** The backdrop of a screen that is higher than wide. */
  | 'backdrop-tall'
  | 'portrait'
  | 'collection'
  | 'collection-en'
  /** What a shared link shows. */
  | 'share'
  /** Lettered for readers of English. */
  | 'share-en'
  /** What a shared link to a person shows. */
  | 'share-person'
  | 'share-person-en';

export type ArtworkMood = 'quiet' | 'tense' | 'warm' | 'dark' | 'playful' | 'epic' | 'melancholy' | 'dreamy';

/** What the pictures of one title, person or collection have in common. */
export interface ArtworkFacts {
  /** The slug of the title, person or collection; the same seed always gives the same drawing. */
  seed: string;
  nameFa: string | null;
  nameEn: string;
  year?: number;
  /** English slugs of genres, the most telling first; unknown ones are ignored. */
  genres: string[];
  mood?: ArtworkMood;
  /** What the film is about, the most telling first. */
  motifs?: Motif[];
  gender?: 'm' | 'f';
  /** In the place of what would be drawn. */
  uploaded?: UploadedPictures;
}

export interface ArtworkSpec extends ArtworkFacts {
  kind: ArtworkKind;
}

/** Width and height in pixels of each kind. */
export const artworkSize: Readonly<Record<ArtworkKind, readonly [width: number, height: number]>> = {
  poster: [600, 900],
  'poster-en': [600, 900],
  backdrop: [1600, 900],
  'backdrop-tall': [900, 1200],
  portrait: [600, 600],
  collection: [1200, 675],
  'collection-en': [1200, 675],
  share: [1200, 630],
  'share-en': [1200, 630],
  'share-person': [1200, 630],
  'share-person-en': [1200, 630],
};
