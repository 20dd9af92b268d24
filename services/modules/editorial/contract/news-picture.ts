import type { PicturedNews } from '#modules/media/contract/pictures-of.ts';
import type { NewsPostFacts } from './editorial.events.ts';
import { NEWS_CATEGORIES } from './news-categories.ts';

/** What the picture of a news post is drawn from, or shows in the place of a drawing. */
export function newsPicture({ slug, category, motif, cover, texts }: NewsPostFacts): PicturedNews {
  return {
    slug,
    name: { fa: texts.fa?.title ?? null, en: texts.en?.title ?? slug },
    genre: NEWS_CATEGORIES[category].picturedAs,
    motif,
    summary: texts.en?.lead ?? '',
    cover,
  };
}
