import { type PlaytimeReport, playtimeReporter } from './playtime-reporter.ts';

function playing() {
  const at = { time: 0, duration: 100.4 };
  const sent: PlaytimeReport[] = [];
  const beacons: PlaytimeReport[] = [];
  const state = { refusing: false };
  const reporter = playtimeReporter({
    fid: 7,
    session: 3,
    where: () => at,
    send: async (report) => {
      sent.push(report);
      return !state.refusing;
    },
    beacon: (report) => beacons.push(report),
  });
  return { at, sent, beacons, state, reporter, times: () => sent.map(({ time }) => time) };
}

describe('the reports of a playing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('go out every 60 s while it plays, numbered', () => {
    const { at, sent, reporter } = playing();
    reporter.played();
    reporter.played();
    at.time = 59.9;
    jest.advanceTimersByTime(59_999);
    expect(sent).toEqual([]);
    at.time = 60.2;
    jest.advanceTimersByTime(1);
    at.time = 120.7;
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([
      { fid: 7, time: 60, session: 3, sequence: 1, duration: 100 },
      { fid: 7, time: 120, session: 3, sequence: 2, duration: 100 },
    ]);
  });

  it('go out on pause, and not again while nothing moves', () => {
    const { at, times, reporter } = playing();
    reporter.played();
    at.time = 12;
    reporter.paused();
    reporter.stop();
    jest.advanceTimersByTime(600_000);
    expect(times()).toEqual([12]);
  });

  it('follow one that the server did not take, with the place where one is by then', async () => {
    const { at, state, times, reporter } = playing();
    reporter.played();
    state.refusing = true;
    at.time = 12;
    reporter.paused();
    await jest.advanceTimersByTimeAsync(15_000);
    // Nothing has moved, and still it was said again.
    expect(times()).toEqual([12, 12]);
    state.refusing = false;
    at.time = 14;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(times()).toEqual([12, 12, 14]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(times()).toEqual([12, 12, 14]);
  });

  it('go out once where the thumb comes to rest', () => {
    const { at, times, reporter } = playing();
    for (const time of [10, 20, 30]) {
      at.time = time;
      reporter.seeked();
      jest.advanceTimersByTime(500);
    }
    expect(times()).toEqual([]);
    jest.advanceTimersByTime(500);
    expect(times()).toEqual([30]);
  });

  it('go out at once when the page is left, with the next number', () => {
    const { at, sent, beacons, reporter } = playing();
    at.time = 5;
    reporter.paused();
    at.time = 9;
    reporter.seeked();
    reporter.hidden();
    expect(beacons).toMatchObject([{ time: 9, sequence: 2 }]);
    jest.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
  });

  it('say no duration that nobody knows', () => {
    const { at, sent, reporter } = playing();
    Object.assign(at, { time: 4, duration: Number.NaN });
    reporter.paused();
    expect(sent[0]).not.toHaveProperty('duration');
  });
});
