import { z } from 'zod';
import { personRef } from '#modules/catalogue/contract/post-card.ts';

export const suggestPeopleAnswer = z
  .object({ people: z.array(personRef) })
  .meta({ id: 'PeopleSuggestions', description: 'At most 10 people, best first' });
