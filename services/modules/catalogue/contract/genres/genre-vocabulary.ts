import type { PostCard } from '../post-card.ts';
import type { Genre, GenreList } from './genre.events.ts';

type GenreRef = PostCard['genres'][number];

/** The genres as they are at a moment: who they are, what took whose place, and how sources name them. */
export class GenreVocabulary {
  private readonly bySlug: ReadonlyMap<string, Genre>;
  private readonly byWord: ReadonlyMap<string, readonly string[]>;

  constructor(readonly list: GenreList) {
    this.bySlug = new Map(list.genres.map((genre) => [genre.slug, genre]));
    this.byWord = slugsByWord(list.genres);
  }

  /** The genre of a slug, or the one that has taken its place. */
  find(slug: string): Genre | undefined {
    return this.bySlug.get(slug) ?? this.bySlug.get(this.mergedInto(slug) ?? '');
  }

  /** Each once, in their order, by the slugs they have now; what is unknown is left out. */
  known(slugs: readonly string[]): string[] {
    return [...new Set(slugs.flatMap((slug) => this.find(slug)?.slug ?? []))];
  }

  unknown(slugs: readonly string[]): string[] {
    return slugs.filter((slug) => !this.find(slug));
  }

  refs(slugs: readonly string[]): GenreRef[] {
    return this.known(slugs).flatMap((slug) => {
      const genre = this.bySlug.get(slug);
      return genre ? [refOf(genre)] : [];
    });
  }

  /** Our genres for a source's words, each once; words that say nothing to us are left out. */
  ofWords(words: readonly string[]): string[] {
    const slugs = words.flatMap((word) => {
      const key = wordKey(word);
      return this.find(key)?.slug ?? this.byWord.get(key) ?? [];
    });
    return [...new Set(slugs)];
  }

  private mergedInto(slug: string): string | undefined {
    return Object.hasOwn(this.list.merged, slug) ? this.list.merged[slug] : undefined;
  }
}

export const refOf = ({ slug, name: { fa, en } }: Genre): GenreRef => ({ slug, fa, en });

/** Sources write a word in capitals or not. */
export const wordKey = (word: string) => word.trim().toLowerCase();

/** A name stands for its own genre alone, whichever others have it as a word. */
function slugsByWord(genres: readonly Genre[]): Map<string, readonly string[]> {
  const byWord = new Map<string, string[]>();
  for (const { slug, words } of genres) {
    for (const word of words.map(wordKey)) byWord.set(word, [...(byWord.get(word) ?? []), slug]);
  }
  for (const { slug, name } of genres) {
    for (const own of [name.fa, name.en]) byWord.set(wordKey(own), [slug]);
  }
  return byWord;
}
