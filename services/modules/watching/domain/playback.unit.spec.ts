import fc from 'fast-check';
import { forget, isFinished, type Playback, putAside, record, resumeAt, start } from './playback.ts';

const FRESH: Playback = {
  userId: 1,
  fileId: 2,
  titleId: 3,
  season: null,
  episode: null,
  duration: 100,
  session: 0,
  sequence: 0,
  position: 0,
  watched: false,
};

const report = (time: number, session: number | null = null, sequence: number | null = null) => ({
  time,
  session,
  sequence,
});

describe('record', () => {
  it('keeps whole seconds within the film', () => {
    expect(record(FRESH, report(12.9))).toMatchObject({ outcome: 'recorded', next: { position: 12, watched: false } });
    expect(record(FRESH, report(1_000))).toMatchObject({ next: { position: 100, watched: true } });
  });

  it('has nothing to record where nothing has moved', () => {
    expect(record({ ...FRESH, position: 12 }, report(12.4))).toEqual({ outcome: 'unchanged' });
  });

  it('turns away what was overtaken by a report of the same place', () => {
    const playing = { ...FRESH, session: 1, sequence: 1, position: 12 };
    const again = record(playing, report(12, 1, 3));
    expect(again).toEqual({ outcome: 'counted', next: { ...playing, sequence: 3 } });
    expect(record({ ...playing, sequence: 3 }, report(5, 1, 2))).toEqual({ outcome: 'outdated' });
    expect(record({ ...playing, sequence: 3 }, report(12, 1, 3))).toEqual({ outcome: 'unchanged' });
  });

  it('turns away an older playing, what was overtaken, and a number that nobody was given', () => {
    const third = { ...FRESH, session: 3, sequence: 5 };
    expect(record(third, report(50, 2))).toEqual({ outcome: 'outdated' });
    expect(record(third, report(50, 3, 4))).toEqual({ outcome: 'outdated' });
    expect(record(third, report(50, 4))).toEqual({ outcome: 'unknown' });
    expect(record(third, report(50, 3, 5))).toMatchObject({ outcome: 'recorded' });
    expect(record(third, report(50))).toMatchObject({ outcome: 'recorded', next: { session: 3, sequence: 5 } });
  });

  it('counts as watched from 92 % on, for good', () => {
    expect([isFinished(91, 100), isFinished(92, 100)]).toEqual([false, true]);
    const seen = record(FRESH, report(92));
    expect(seen).toMatchObject({ next: { watched: true } });
    expect(record({ ...FRESH, position: 92, watched: true }, report(10))).toMatchObject({ next: { watched: true } });
  });
});

it('begins where the member was, and anew after the end and after little of it', () => {
  const from = (position: number, duration: number) => resumeAt({ position, duration });
  expect([from(40, 100), from(95, 100)]).toEqual([40, 0]);
  expect([from(29, 7_200), from(30, 7_200)]).toEqual([0, 30]);
  expect([from(11, 60), from(12, 60)]).toEqual([0, 12]);
});

it('gives each playing the next number; forgetting closes those before it', () => {
  const playing = start({ ...FRESH, position: 40, sequence: 9, watched: true });
  expect(playing).toMatchObject({ session: 1, sequence: 0, position: 40 });
  const forgotten = forget(playing);
  expect(forgotten).toMatchObject({ session: 2, position: 0, watched: false });
  expect(putAside(playing)).toEqual({ ...forgotten, watched: true });
  expect(record(forgotten, report(50, 1))).toEqual({ outcome: 'outdated' });
});

type Step = { device: number; verb: 'start' | 'report'; time: number; delay: number };

/** Invariant 14: whatever reports are late, doubled or out of order, the position is one that the newest playing has said. */
it('never lets an older device replace the position of a newer one', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    device: fc.nat({ max: 3 }),
    verb: fc.constantFrom('start' as const, 'report' as const, 'report' as const),
    time: fc.integer({ min: 1, max: 100 }),
    delay: fc.nat({ max: 6 }),
  });
  const runs = fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    let playback = FRESH;
    const sessions = new Map<number, number>();
    const sequences = new Map<number, number>();
    const under: { at: number; session: number; sequence: number; time: number }[] = [];
    /** By the naive model: the newest session that has said anything, and what its newest arrived report said. */
    let model = { session: 0, sequence: 0, position: 0 };
    const arrive = (now: number) => {
      for (const late of under.filter(({ at }) => at <= now)) {
        under.splice(under.indexOf(late), 1);
        const made = record(playback, late);
        if ('next' in made) playback = made.next;
        if (late.session === model.session && late.sequence >= model.sequence)
          model = { session: late.session, sequence: late.sequence, position: late.time };
        expect([playback.session, playback.position]).toEqual([model.session, model.position]);
      }
    };
    steps.forEach(({ device, verb, time, delay }, now) => {
      if (verb === 'start') {
        playback = start(playback);
        model = { session: playback.session, sequence: 0, position: model.position };
        sessions.set(device, playback.session);
      }
      const session = sessions.get(device);
      if (verb === 'report' && session !== undefined) {
        const sequence = (sequences.get(session) ?? 0) + 1;
        sequences.set(session, sequence);
        under.push({ at: now + delay, session, sequence, time });
      }
      arrive(now);
    });
    arrive(Number.POSITIVE_INFINITY);
  });
  fc.assert(runs, { numRuns: 2_000 });
});
