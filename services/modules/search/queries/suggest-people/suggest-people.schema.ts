import { z } from 'zod';
import { personRef } from '../../../catalogue/events/post-card.js';

export const suggestPeopleAnswer = z
  .object({ people: z.array(personRef) })
  .meta({ id: 'PeopleSuggestions', description: 'At most 10 people, best first' });
