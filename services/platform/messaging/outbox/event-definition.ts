import type { z } from 'zod';
import { deepFrozen } from './deep-frozen.ts';
import { declarePersonalFields, type PersonalFields } from './personal-fields/personal-fields.ts';

/** An event that a command wants to have happened; it has no position or version yet. */
export interface NewEvent<Type extends string = string, Data = unknown> {
  type: Type;
  data: Data;
}

/** An event as the log keeps it. Names follow CloudEvents where it has one. */
export interface RecordedEvent<Type extends string = string, Data = unknown> extends NewEvent<Type, Data> {
  id: string;
  stream: string;
  version: number;
  position: number;
  time: Date;
  actor: string | null;
  correlationId: string | null;
  causationId: string | null;
  traceparent: string | null;
}

export interface EventDefinition<Type extends string, Data> {
  (data: Data): NewEvent<Type, Data>;
  readonly type: Type;
  readonly schema: z.ZodType<Data>;
  /** Narrows a recorded event, checking its data against the schema. @throws ZodError on data that is not this event's. */
  read(event: RecordedEvent): RecordedEvent<Type, Data>;
}

/**
 * Declares a published event: its versioned type (`comment.posted.v1`, past tense) and the shape of its data.
 * @param personal which of it is somebody's personal data, so that it can be taken out of the log when that account is deleted.
 */
export function defineEvent<const Type extends string, Data>(
  type: Type,
  schema: z.ZodType<Data>,
  personal: readonly PersonalFields<Data>[] = [],
): EventDefinition<Type, Data> {
  declarePersonalFields(type, personal);
  const create = (data: Data): NewEvent<Type, Data> => ({ type, data: schema.parse(data) });
  const parse = (event: RecordedEvent) => ({ ...event, type, data: schema.parse(event.data) });
  return Object.assign(create, { type, schema, read: onceIfShared(parse) });
}

/** An event that several subscriptions share is frozen, and so is what they read of it: the first works it out for all. */
function onceIfShared<Read>(parse: (event: RecordedEvent) => Read): (event: RecordedEvent) => Read {
  const known = new WeakMap<RecordedEvent, Read>();
  return (event) => {
    if (!Object.isFrozen(event)) return parse(event);
    const read = known.get(event) ?? deepFrozen(parse(event));
    known.set(event, read);
    return read;
  };
}
