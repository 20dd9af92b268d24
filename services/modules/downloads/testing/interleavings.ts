import fc from 'fast-check';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';

export const FILES = 2;
export const FILE_BYTES = 24;

/** Something that happens to a meter; `nth` names a transfer by the order in which they began. */
export type Step =
  | { kind: 'begin'; file: number; from: number; to: number }
  | { kind: 'progress' | 'settle'; nth: number; sent: number }
  | { kind: 'pass'; ms: number }
  | { kind: 'bury' }
  | { kind: 'grant'; bytes: number };

const begin = fc.tuple(fc.nat(FILES - 1), fc.nat(FILE_BYTES - 1), fc.nat(FILE_BYTES - 1), fc.boolean()).map(
  ([file, a, b, open]): Step => ({
    kind: 'begin',
    file,
    from: Math.min(a, b),
    to: open ? FILE_BYTES : Math.max(a, b) + 1,
  }),
);
const sending = (kind: 'progress' | 'settle') =>
  fc.tuple(fc.nat(11), fc.nat(FILE_BYTES)).map(([nth, sent]): Step => ({ kind, nth, sent }));

const step = fc.oneof(
  { weight: 6, arbitrary: begin },
  { weight: 4, arbitrary: sending('progress') },
  { weight: 3, arbitrary: sending('settle') },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(5_000, 20_000, 61_000, HOUR_MS, 47 * HOUR_MS, 49 * HOUR_MS)
      .map((ms): Step => ({ kind: 'pass', ms })),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'bury' }) },
  { weight: 1, arbitrary: fc.nat(20).map((bytes): Step => ({ kind: 'grant', bytes })) },
);

export const interleavings = fc.record({
  granted: fc.nat(3 * FILE_BYTES),
  steps: fc.array(step, { minLength: 4, maxLength: 28 }),
});
