import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';
import { mediaFacts } from './media-facts.ts';

/** A media file is in the storage. Stream: `media-<sha256>`. */
export const mediaAdded = defineEvent('media.added.v1', mediaFacts);
/** No release has had it for long: its bytes are gone, with whatever was made of them. It may be added again. */
export const mediaRemoved = defineEvent('media.removed.v1', mediaFacts.pick({ sha256: true }));
