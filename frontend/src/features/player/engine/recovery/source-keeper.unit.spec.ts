import { film, settle, watching } from './testing/watched-film.ts';

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
