import type { ArtworkFacts, ArtworkMood } from '../domain/artwork/artwork-spec.ts';
import { tintOf } from '../domain/artwork/colours/choose-palette.ts';
import { factsVersion } from '../domain/artwork/drawing-version.ts';
import { MOTIFS, type Motif, motifsOf } from '../domain/artwork/motifs.ts';
import type { UploadedPicture, UploadedPictures } from '../domain/artwork/uploaded-picture.ts';

/** What the pictures of a title are drawn from. */
export interface PicturedTitle {
  slug: string;
  name: { fa: string | null; en: string };
  releaseYear: number;
  /** Slugs. */
  genres: readonly string[];
  mood: string | null;
  summary: { en: string | null };
  /** Uploaded ones. */
  pictures?: Pick<UploadedPictures, 'poster' | 'backdrop'> | undefined;
}

interface PicturedPerson {
  slug: string;
  name: { fa: string | null; en: string };
  gender: 'm' | 'f' | null;
  /** An uploaded one. */
  portrait?: UploadedPicture | undefined;
}

export interface PicturedNews {
  slug: string;
  name: { fa: string | null; en: string };
  /** The genre whose pictures it resembles. */
  genre: string;
  /** One of `pictureMotifs`; without one the words decide. */
  motif: string | null;
  summary: string;
  /** An uploaded one. */
  cover?: UploadedPicture | undefined;
}

interface PicturedCollection {
  slug: string;
  name: { fa: string; en: string };
  /** An uploaded one. */
  cover?: UploadedPicture | undefined;
}

/** What a picture can be made to show. */
export const pictureMotifs: readonly [Motif, ...Motif[]] = MOTIFS;

/** What is drawn of a title and how it is tinted, worked out once: facts do not change in place, and every list shows them. */
const picturesOf = new WeakMap<PicturedTitle, { artwork: ArtworkFacts; version: string; tint: string }>();

export function titleArtwork(title: PicturedTitle): ArtworkFacts {
  return titlePictures(title).artwork;
}

function titlePictures(title: PicturedTitle) {
  let pictures = picturesOf.get(title);
  if (!pictures) {
    const artwork = artworkOf(title);
    pictures = { artwork, version: factsVersion(artwork), tint: tintOf(artwork) };
    picturesOf.set(title, pictures);
  }
  return pictures;
}

function artworkOf({ slug, name, releaseYear, genres, mood, summary, pictures }: PicturedTitle): ArtworkFacts {
  return {
    seed: slug,
    nameFa: name.fa,
    nameEn: name.en,
    year: releaseYear,
    genres: [...genres],
    motifs: motifsOf(name.en, summary.en ?? ''),
    ...(mood && { mood: mood as ArtworkMood }),
    ...(pictures && { uploaded: pictures }),
  };
}

export function personArtwork({ slug, name, gender, portrait }: PicturedPerson): ArtworkFacts {
  return {
    seed: slug,
    nameFa: name.fa,
    nameEn: name.en,
    genres: [],
    ...(gender && { gender }),
    ...(portrait && { uploaded: { portrait } }),
  };
}

export function collectionArtwork({ slug, name, cover }: PicturedCollection): ArtworkFacts {
  return {
    seed: slug,
    nameFa: name.fa,
    nameEn: name.en,
    genres: [],
    motifs: motifsOf(name.en, ''),
    ...(cover && { uploaded: { cover } }),
  };
}

export function newsArtwork({ slug, name, genre, motif, summary, cover }: PicturedNews): ArtworkFacts {
  const chosen = MOTIFS.find((known) => known === motif);
  return {
    seed: slug,
    nameFa: name.fa,
    nameEn: name.en,
    genres: [genre],
    motifs: chosen ? [chosen] : motifsOf(name.en, summary),
    ...(cover && { uploaded: { cover } }),
  };
}

/** Whoever shows a picture gets its address here: it changes with what is drawn, so that no cache keeps an old picture. */
export function posterPath(title: PicturedTitle): string {
  return titleAddress('posters', title);
}

export function backdropPath(title: PicturedTitle): string {
  return titleAddress('backdrops', title);
}

export function portraitPath(person: PicturedPerson): string {
  return addressOf('portraits', personArtwork(person));
}

/** The wide picture of a collection that has one of its own. */
export function collectionCoverPath(collection: PicturedCollection): string {
  return addressOf('collections', collectionArtwork(collection));
}

/** The wide picture of a news post. */
export function newsCoverPath(news: PicturedNews): string {
  return addressOf('news', newsArtwork(news));
}

export function newsTint(news: PicturedNews): string {
  return tintOf(newsArtwork(news));
}

function titleAddress(folder: 'posters' | 'backdrops', title: PicturedTitle): string {
  const { artwork, version } = titlePictures(title);
  return addressOf(folder, artwork, version);
}

function addressOf(folder: string, artwork: ArtworkFacts, version = factsVersion(artwork)): string {
  return `/media/images/${folder}/${artwork.seed}.jpg?v=${version}`;
}

/**
 * The main dark colour that the drawn poster of a title will show: the placeholder before the picture is there, and the quiet
 * tint of the title's page. Published so that whoever shows a poster agrees with who draws it.
 * @returns '#rrggbb'
 */
export function posterTint(title: PicturedTitle): string {
  return titlePictures(title).tint;
}
