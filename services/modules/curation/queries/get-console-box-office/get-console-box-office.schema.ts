import { z } from 'zod';
import { chosenTitle } from '../list-console-collections/console-collection.schema.ts';

export const consoleBoxOffice = z
  .object({
    version: z.number().int().describe('goes back with the change; 0 before it was ever saved'),
    as_of: z.iso.date().nullable().describe('the day on which the figures were true'),
    entries: z
      .array(chosenTitle.extend({ gross: z.number().describe('million US dollars, worldwide') }))
      .describe('in the order in which they were saved'),
  })
  .meta({ id: 'ConsoleBoxOffice' });
export type ConsoleBoxOffice = z.infer<typeof consoleBoxOffice>;
