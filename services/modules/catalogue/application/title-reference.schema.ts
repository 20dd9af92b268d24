import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_VERSION = 2_147_483_647;

const id = entityId.describe('of the title');
const version = z.number().int().min(1).max(MAX_VERSION).describe('that the editor has seen');

/** A title as an editor has seen it. */
export const seenTitle = z.object({ id, version });
export const seenTitleFields = { id, version };
export interface SeenTitle {
  titleId: number;
  version: number;
}
