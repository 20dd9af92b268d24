import { ApiError } from '../../../lib/api/api-error.ts';
import type { PlayInfo, PlayRefusal } from '../play-info.ts';
import type { SourceEvents } from './attach-source.ts';
import { keepSource } from './source-keeper.ts';

const film = (link: string) => ({ sources: { file: `/stream/${link}/file`, hls: null } }) as PlayInfo;
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A video element with the parts that jsdom lacks. */
function screen() {
  const video = document.createElement('video');
  const state = { paused: true, readyState: 4, loadedTo: 0 };
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    readyState: { get: () => state.readyState },
    currentTime: { value: 0, writable: true },
    duration: { value: 100 },
    buffered: { get: () => ({ length: 1, start: () => 0, end: () => state.loadedTo }) },
    play: { value: async () => Object.assign(state, { paused: false }) },
    pause: { value: () => Object.assign(state, { paused: true }) },
  });
  return { video, state };
}

/** @param unloaded the source cannot be attached so many times. */
function watching(answers: (PlayInfo | PlayRefusal | Error)[], unloaded = 0) {
  const { video, state } = screen();
  const opened: string[] = [];
  const troubles: (string | null)[] = [];
  let breakOff: () => void = () => undefined;
  const keeper = keepSource({
    video,
    info: film('first'),
    start: { from: 30, lines: null },
    async attach(sources, { from, lines }, events: SourceEvents) {
      opened.push(`${sources.file} from ${from}${lines === null ? '' : ` in ${lines}`}`);
      breakOff = events.onBroken;
      if (opened.length <= unloaded) throw new TypeError('Failed to fetch dynamically imported module');
      return { choose: () => undefined, detach: () => undefined };
    },
    async ask() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    events: { onLevels: () => undefined, onHeight: () => undefined, onTrouble: (trouble) => troubles.push(trouble) },
  });
  const plays = (to: number) => {
    video.currentTime = to;
    video.dispatchEvent(new Event('timeupdate'));
  };
  return { video, state, opened, troubles, keeper, plays, breakOff: () => breakOff(), answers };
}

describe('the source of a film', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens where the viewer was', async () => {
    const { opened, keeper } = watching([]);
    await settle();
    expect(opened).toEqual(['/stream/first/file from 30']);
    keeper.stop();
  });

  it('goes on at the same second by a fresh link when the link has ended', async () => {
    const { video, opened, troubles, plays, breakOff, keeper } = watching([film('second')]);
    await settle();
    await video.play();
    plays(75.5);
    breakOff();
    await settle();
    expect(opened[1]).toBe('/stream/second/file from 75.5');
    expect(video.paused).toBe(false);
    expect(troubles.filter(Boolean)).toEqual([]);
    keeper.stop();
  });

  it('keeps the quality that was chosen when the link has ended', async () => {
    const { opened, plays, breakOff, keeper } = watching([film('second'), film('third')]);
    await settle();
    keeper.choose(480);
    plays(40);
    breakOff();
    await settle();
    keeper.choose(null);
    plays(80);
    breakOff();
    await settle();
    expect(opened.slice(1)).toEqual(['/stream/second/file from 40 in 480', '/stream/third/file from 80']);
    keeper.stop();
  });

  it('goes to another second, also while there is no picture yet that could', async () => {
    const { video, state, opened, keeper } = watching([]);
    state.readyState = 0;
    await settle();
    keeper.goTo(0);
    await settle();
    expect(opened).toEqual(['/stream/first/file from 30', '/stream/first/file from 0']);
    state.readyState = 4;
    keeper.goTo(12);
    await settle();
    expect([opened.length, video.currentTime]).toEqual([2, 12]);
    keeper.stop();
  });

  it('does not start by itself what the viewer had paused', async () => {
    const { video, breakOff, keeper, opened } = watching([film('second')]);
    await settle();
    breakOff();
    await settle();
    expect([opened.length, video.paused]).toEqual([2, true]);
    keeper.stop();
  });

  it('waits for the network, says so, and goes on once it is back', async () => {
    const gone = ApiError.unreachable();
    const { video, opened, troubles, plays, breakOff, keeper } = watching([gone, gone, film('second')]);
    await settle();
    await video.play();
    plays(40);
    breakOff();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveLength(1);
    expect(troubles.at(-1)).toBe('network');
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(opened[1]).toBe('/stream/second/file from 40');
    plays(41);
    expect(troubles.at(-1)).toBeNull();
    keeper.stop();
  });

  it('says that the line is gone where the browser knows it and nothing else tells, once what is loaded was shown', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = ApiError.unreachable();
    const { video, state, opened, troubles, plays, keeper } = watching([gone, film('second')]);
    await settle();
    await video.play();
    state.loadedTo = 50;
    plays(40);
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(troubles.filter(Boolean)).toEqual([]);
    video.currentTime = 50;
    video.dispatchEvent(new Event('waiting'));
    await settle();
    expect(troubles.at(-1)).toBe('network');
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(opened[1]).toBe('/stream/second/file from 50');
    expect(video.paused).toBe(false);
    keeper.stop();
  });

  it('says nothing of a line that is gone as long as the film goes on by what is loaded', async () => {
    const gone = ApiError.unreachable();
    const { video, state, opened, troubles, plays, breakOff, keeper } = watching([gone, gone, gone, film('second')]);
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    plays(55);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(troubles.filter(Boolean)).toEqual([]);
    plays(69.9);
    await settle();
    expect(troubles.at(-1)).toBe('network');
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([opened.at(-1), video.paused]).toEqual(['/stream/second/file from 69.9', false]);
    keeper.stop();
  });

  it('takes the message away when what was still on its way has come', async () => {
    const gone = ApiError.unreachable();
    const { video, state, troubles, plays, breakOff, keeper } = watching([gone, gone]);
    await settle();
    await video.play();
    plays(40);
    breakOff();
    await settle();
    expect(troubles.at(-1)).toBe('network');
    state.loadedTo = 60;
    plays(40.4);
    expect(troubles.at(-1)).toBeNull();
    keeper.stop();
  });

  it('goes on, once the line is back, where the viewer has come to by then, and as they have left it', async () => {
    const { video, state, opened, plays, breakOff, keeper } = watching([ApiError.unreachable(), film('second')]);
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    plays(52);
    video.pause();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([opened.at(-1), video.paused]).toEqual(['/stream/second/file from 52', true]);
    keeper.stop();
  });

  it('takes the message away when the viewer goes back to what is loaded', async () => {
    const { video, state, opened, troubles, plays, breakOff, keeper } = watching([
      ApiError.unreachable(),
      film('second'),
    ]);
    await settle();
    await video.play();
    state.loadedTo = 40;
    plays(40);
    breakOff();
    await settle();
    expect(troubles.at(-1)).toBe('network');
    video.currentTime = 10;
    video.dispatchEvent(new Event('seeking'));
    plays(11);
    expect(troubles.at(-1)).toBeNull();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([opened.at(-1), video.paused]).toEqual(['/stream/second/file from 11', false]);
    keeper.stop();
  });

  it('hears only the last of two answers', async () => {
    const { opened, plays, breakOff, keeper } = watching([film('second'), film('third')]);
    await settle();
    plays(40);
    breakOff();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(opened.slice(1)).toEqual(['/stream/third/file from 40']);
    keeper.stop();
  });

  it('stops where the entitlement has ended, and keeps the place for when it is back', async () => {
    const { video, opened, troubles, plays, breakOff, keeper, answers } = watching(['-1']);
    await settle();
    await video.play();
    plays(66);
    breakOff();
    await settle();
    expect(troubles.at(-1)).toBe('premium');
    expect(video.paused).toBe(true);
    answers.push(film('paid'));
    keeper.retry();
    await settle();
    expect(opened.at(-1)).toBe('/stream/paid/file from 66');
    keeper.stop();
  });

  it('shows what is loaded before it stops, then asks once more', async () => {
    const { video, state, opened, troubles, plays, breakOff, keeper, answers } = watching(['-1']);
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    plays(55);
    expect([video.paused, troubles.filter(Boolean)]).toEqual([false, []]);
    answers.push('-1');
    plays(69.9);
    await settle();
    expect([video.paused, troubles.at(-1)]).toEqual([true, 'premium']);
    answers.push(film('paid'));
    keeper.retry();
    await settle();
    expect(opened.at(-1)).toBe('/stream/paid/file from 69.9');
    keeper.stop();
  });

  it('goes on where a plan was bought while the rest was shown, by the place that the viewer went to', async () => {
    const { video, state, opened, troubles, plays, breakOff, keeper, answers } = watching(['-1']);
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    answers.push(film('paid'));
    video.currentTime = 90;
    video.dispatchEvent(new Event('seeking'));
    await settle();
    expect([opened.at(-1), video.paused, troubles.filter(Boolean)]).toEqual(['/stream/paid/file from 90', false, []]);
    keeper.stop();
  });

  it('lets a film that is loaded to its end come to it', async () => {
    const { video, state, troubles, plays, breakOff, keeper } = watching(['-1']);
    await settle();
    await video.play();
    state.loadedTo = 100;
    plays(80);
    breakOff();
    await settle();
    plays(100);
    await settle();
    expect([video.paused, troubles.filter(Boolean)]).toEqual([false, []]);
    keeper.stop();
  });

  it('gives up what fails again and again without moving', async () => {
    const links = ['a', 'b', 'c', 'd', 'e'].map(film);
    const { troubles, breakOff, keeper, opened } = watching(links);
    await settle();
    for (let failures = 0; failures < 5; failures++) {
      breakOff();
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(troubles.at(-1)).toBe('piece');
    expect(opened).toHaveLength(5);
    keeper.stop();
  });

  it('shows what is loaded before it gives up a piece that is not there', async () => {
    const links = ['a', 'b', 'c', 'd', 'e', 'f'].map(film);
    const { video, state, opened, troubles, plays, breakOff, keeper } = watching(links);
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    plays(45);
    breakOff();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened.slice(1)).toEqual(['/stream/a/file from 40']);
    plays(69.9);
    await jest.advanceTimersByTimeAsync(10_000);
    for (let failures = 0; failures < 2; failures++) {
      breakOff();
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect([opened.at(-1), troubles.at(-1)]).toEqual(['/stream/d/file from 69.9', 'piece']);
    keeper.stop();
  });

  it('goes on at once behind a piece that is not there', async () => {
    const { video, state, opened, plays, breakOff, keeper } = watching(['a', 'b', 'c'].map(film));
    await settle();
    await video.play();
    state.loadedTo = 70;
    plays(40);
    breakOff();
    await settle();
    plays(45);
    breakOff();
    await settle();
    video.currentTime = 90;
    video.dispatchEvent(new Event('seeking'));
    await settle();
    expect([opened.at(-1), video.paused]).toEqual(['/stream/c/file from 90', false]);
    keeper.stop();
  });

  it('goes on behind a piece that is given up when the viewer skips it, and again where that is not there either', async () => {
    const { video, opened, troubles, plays, breakOff, keeper, answers } = watching([]);
    await settle();
    await video.play();
    plays(40);
    const giveUp = async () => {
      answers.push(...['a', 'b', 'c', 'd', 'e'].map(film));
      for (let failures = 0; failures < 5; failures++) {
        breakOff();
        await jest.advanceTimersByTimeAsync(10_000);
      }
    };
    await giveUp();
    answers.push(film('skipped'));
    keeper.skip();
    await settle();
    expect([opened.at(-1), video.paused]).toEqual(['/stream/skipped/file from 50', false]);
    plays(50);
    await giveUp();
    answers.push(film('again'));
    keeper.skip();
    await settle();
    expect(opened.at(-1)).toBe('/stream/again/file from 60');
    plays(95);
    await giveUp();
    expect(troubles.at(-1)).toBe('unplayable');
    keeper.stop();
  });

  it('tries again what could not be attached, and says when it gives up', async () => {
    const { opened, troubles, keeper } = watching([film('second'), film('third')], 2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveLength(3);
    expect(troubles.filter(Boolean)).toEqual([]);
    keeper.stop();

    const never = watching(['a', 'b', 'c', 'd', 'e'].map(film), 99);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(never.troubles.at(-1)).toBe('unplayable');
    never.keeper.stop();
  });
});
