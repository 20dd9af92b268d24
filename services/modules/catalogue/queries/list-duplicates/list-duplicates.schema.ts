import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';
import { postCard } from '../../contract/post-card.ts';

export const listDuplicatesRequest = listQuery({
  fields: ['shared_people'],
  sort: ['shared_people', 'DESC'],
  filter: { dismissed: z.boolean().optional().describe('those that are known to be two films') },
});
export type ListDuplicatesRequest = z.output<typeof listDuplicatesRequest>;

export const duplicate = z
  .object({
    id: z.string().describe('of both titles'),
    titles: z.array(postCard).describe('two, the better known first'),
    shared_people: z.number().int(),
  })
  .meta({ id: 'DuplicateTitles' });
export type Duplicate = z.infer<typeof duplicate>;
