import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';

const MAX_VERSION = 2_147_483_647;

/** What has an id, as the editor has seen it. */
export const seenRecord = { id: entityId, version: z.number().int().min(1).max(MAX_VERSION) };

/** What there is only one of, as the editor has seen it. */
export const seenVersion = z.number().int().min(0).max(MAX_VERSION).describe('0 before it was ever saved');
