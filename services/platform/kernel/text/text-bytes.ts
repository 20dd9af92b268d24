/** A text as UTF-8 somewhere in memory that holds others, too; its bytes stay as they are. */
export interface TextBytes {
  readonly memory: Buffer;
  readonly start: number;
  readonly end: number;
}
