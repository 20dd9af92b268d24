/** Channels of PostgreSQL notifications. They are hints that save waiting; everything also works, slower, without them. */
export const CHANNEL = {
  /** Commands committed events that have no position yet (or a job for the workers); the payload is how many commands. */
  appended: 'event_appended',
  /** The relay gave positions; the payload is the new head, and which events have them (numbered-notice.ts). */
  head: 'event_log_head',
  /** A projection committed; the payload is a ReadModelChange as JSON. */
  readModel: 'read_model',
} as const;
