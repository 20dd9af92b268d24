import type { ConsoleNewsPost, NewsCategory, NewsMotif } from '../../api/types.ts';
import type { NewsFacts } from '../../providers/commands/editorial/article-commands.ts';
import { type TypedTexts, textsOf, typedTexts } from '../article-draft.ts';

/** What a drawn picture can show. */
export const MOTIFS: readonly NewsMotif[] = [
  'cinema',
  'stage',
  'music',
  'city',
  'home',
  'romance',
  'garden',
  'road',
  'mountain',
  'desert',
  'sea',
  'flight',
  'space',
  'science',
  'mind',
  'game',
  'crime',
  'prison',
  'frontier',
  'war',
  'throne',
  'legend',
  'faith',
];

/** A news post as it is typed. */
export interface NewsDraft extends TypedTexts {
  category: NewsCategory;
  /** Empty where it follows from the words. */
  motif: NewsMotif | '';
  cover: ConsoleNewsPost['cover'] | '';
}

/** @param post absent for a new one. */
export function draftOf(post: ConsoleNewsPost | undefined): NewsDraft {
  return {
    category: post?.category ?? 'iranian-cinema',
    motif: MOTIFS.find((known) => known === post?.motif) ?? '',
    cover: post?.cover ?? null,
    ...typedTexts(post?.texts),
  };
}

export function factsOf({ category, motif, cover, ...typed }: NewsDraft): NewsFacts {
  return { category, motif: motif || null, cover: cover || null, ...textsOf(typed) };
}
