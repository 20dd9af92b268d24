import { z } from 'zod';

/** Shapes of a title as lists, shelves and search results show it; published so that every list looks alike. */
export const localName = z.object({ fa: z.string().nullable(), en: z.string() }).meta({ id: 'LocalName' });
export const localText = z.object({ fa: z.string().nullable(), en: z.string().nullable() }).meta({ id: 'LocalText' });
export const genreRef = z.object({ slug: z.string(), fa: z.string(), en: z.string() }).meta({ id: 'Genre' });
export const countryRef = z.object({ code: z.string(), fa: z.string(), en: z.string() }).meta({ id: 'Country' });

export const postCard = z
  .object({
    id: z.number().int(),
    post_type: z.union([z.literal(1), z.literal(2)]).describe('1 movie, 2 series'),
    slug: z.string(),
    name: localName,
    release_year: z.number().int(),
    end_year: z.number().int().nullable(),
    cover_path: z.string(),
    tint: z.string(),
    rating: z.number().nullable().describe('0–10, one decimal; null while nobody has rated'),
    votes: z.number().int(),
    genres: z.array(genreRef),
    quality: z.number().int().nullable().describe('best quality level on offer'),
    dubbed: z.boolean(),
    status: z.number().int().nullable().describe('series: 1 running, 2 ended, 3 canceled'),
    seasons_count: z.number().int().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'PostCard' });

export const personRef = z
  .object({ id: z.number().int(), slug: z.string(), name: localName, avatar_path: z.string(), tint: z.string() })
  .meta({ id: 'PersonRef' });

/** A page of a list; pages count from 1. */
export const postList = z
  .object({ posts: z.array(postCard), max_page: z.number().int(), total: z.number().int() })
  .meta({ id: 'PostList' });

export type PostCard = z.infer<typeof postCard>;
export type PersonRef = z.infer<typeof personRef>;
