import { z } from 'zod';
import { genreRef, localName, postCard } from '../../contract/post-card.ts';
import { heroPost } from '../get-title/get-title.schema.ts';

const homePost = z
  .object({
    ...heroPost.shape,
    play_file_id: z.number().int().nullable().describe('what plays at once; null without a file'),
  })
  .meta({ id: 'HomePost' });

const homeShelf = z
  .object({
    id: z.string(),
    kind: z.enum(['posters', 'wide', 'ranked']),
    title: localName,
    href: z.string(),
    posts: z.array(z.object({ ...postCard.shape, backdrop_path: z.string().optional().describe('in wide shelves') })),
  })
  .meta({ id: 'HomeShelf' });

const genreTile = z
  .object({ ...genreRef.shape, backdrop_path: z.string(), tint: z.string() })
  .meta({ id: 'GenreTile' });

export const homeAnswer = z.object({
  hero: z.array(homePost),
  spotlight: homePost.nullable().describe('the film of the day'),
  genres: z.array(genreTile),
  shelves: z.array(homeShelf),
});
