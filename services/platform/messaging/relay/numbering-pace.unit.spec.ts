import { MAX_BATCH, MAX_STATEMENT_MS, NumberingPace } from './numbering-pace.ts';

describe('the pace of numbering', () => {
  it('gets slower with each statement that takes too long, down to one event, which then gets more time', () => {
    const pace = new NumberingPace(1_000);
    const seen = [];
    for (let n = 0; n < 10; n++) {
      pace.tooLong();
      seen.push([pace.batch, pace.statementMs]);
    }
    expect(seen.map(([batch]) => batch)).toEqual([500, 125, 32, 8, 2, 1, 1, 1, 1, 1]);
    expect(seen.map(([, ms]) => ms)).toEqual([...Array(6).fill(1_000), 2_000, 4_000, 8_000, 16_000]);
    for (let n = 0; n < 10; n++) pace.tooLong();
    expect(pace.statementMs).toBe(MAX_STATEMENT_MS);
  });

  it('comes back step by step while all goes well', () => {
    const pace = new NumberingPace(1_000);
    for (let n = 0; n < 3; n++) pace.tooLong();
    for (let n = 0; n < 19; n++) pace.done(10);
    expect(pace.batch).toBe(32);
    pace.done(10);
    expect(pace.batch).toBe(128);
    for (let n = 0; n < 19; n++) pace.done(10);
    pace.done(900);
    pace.done(10);
    expect(pace.batch).toBe(128);
    for (let n = 0; n < 60; n++) pace.done(10);
    expect(pace.batch).toBe(MAX_BATCH);
  });

  it('has a rest in it that is a few times as long as what came before it took, within limits', () => {
    const pace = new NumberingPace(1_000, { times: 4, maxMs: 25 });
    expect(pace.restMs).toBe(0);
    pace.done(2);
    expect(pace.restMs).toBe(8);
    pace.done(100);
    expect(pace.restMs).toBe(25);
  });
});
