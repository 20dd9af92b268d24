/** A draft is the staff's alone; what is scheduled is published by itself when its time has come. */
export type PieceState = 'draft' | 'scheduled' | 'published';

/** What publishing does now. @param at when it is to be published; where that is past, the date it carries. */
export function publicationAt(at: Date | null, now: Date): { state: 'scheduled' | 'published'; at: Date } {
  return { state: at && at > now ? 'scheduled' : 'published', at: at ?? now };
}
