import { z } from 'zod';
import { localName, postCard } from '../../contract/post-card.ts';
import { heroPost } from '../get-title/get-title.schema.ts';

export const homeAnswer = z.object({
  hero: z.array(heroPost),
  shelves: z.array(z.object({ id: z.string(), title: localName, href: z.string(), posts: z.array(postCard) })),
});
