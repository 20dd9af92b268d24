import { placeOf, type StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';

/** Of a rendition, that one transfer may go over. */
const MAX_SEGMENTS = 8;

/** Neighbouring bytes of a stream that a player is likely to ask for, piece by piece. */
export interface Stretch {
  /** The first byte behind it, as bytes are metered. */
  to: number;
  /** Whether its last piece is the stream's: nothing follows. */
  ends: boolean;
}

/**
 * What is reserved with a segment, so that the next ones need no transfer of their own.
 * @returns null for a segment that there is not.
 */
export function stretchFrom(stream: StreamFacts, fileSize: number, name: string, segment: number): Stretch | null {
  const count = stream.renditions.find((each) => each.name === name)?.segments.length ?? 0;
  if (segment >= count) return null;
  const last = Math.min(segment + MAX_SEGMENTS, count - 1);
  const place = placeOf(stream, fileSize, name, last);
  return place && { to: place.to, ends: last === count - 1 };
}

/**
 * Whether bytes [from, to) come next in a stretch. Its last piece is left to the next one: then that begins inside of this one, and the
 * meter learns from it how far this one came, should nobody be left to tell.
 */
export function goesOn(stretch: Stretch & { sentTo: number }, { from, to }: { from: number; to: number }): boolean {
  return from === stretch.sentTo && (to < stretch.to || (to === stretch.to && stretch.ends));
}
