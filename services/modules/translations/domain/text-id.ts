import { createHash } from 'node:crypto';

/** Names a text for good: a positive integer made of its key. */
export function textId(key: string): number {
  return (createHash('sha256').update(key).digest().readUInt32BE() % 2_147_483_646) + 1;
}

const PART = /^[a-z-]+:(?=\S)/;

/** The key as a page asks for it, without the part of the site that it is of. */
export function askedKey(key: string): string {
  return key.replace(PART, '');
}
