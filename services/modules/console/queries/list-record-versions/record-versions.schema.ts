import { z } from 'zod';
import { shownVersion } from '#platform/http/version-history.ts';

const facts = z.looseObject({}).describe('under the names by which the command that replaces them takes them');

export const recordVersions = z
  .object({
    id: z.number().int(),
    version: z.number().int().describe('the newest, which a change names; 0 before it was ever saved'),
    facts: facts.nullable().describe('the newest'),
    versions: z
      .array(shownVersion(facts, 'what it is since: `draft`, `scheduled`, `published` or `retired`'))
      .describe('newest first, at most 50'),
  })
  .meta({ id: 'RecordVersions' });
export type RecordVersions = z.infer<typeof recordVersions>;
