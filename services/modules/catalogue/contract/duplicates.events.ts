import { z } from 'zod';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
/** The lower id first. */
const pair = z.object({ firstId: id, secondId: id });

/** Two titles that looked the same are two films. Stream: `duplicate-<firstId>-<secondId>`. */
export const duplicateDismissed = defineEvent('duplicate.dismissed.v1', pair);

/** They may be the same after all. */
export const duplicateRestored = defineEvent('duplicate.restored.v1', pair);
