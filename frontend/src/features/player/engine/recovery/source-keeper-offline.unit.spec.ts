import { ApiError } from '../../../../lib/api/api-error.ts';
import { film, settle, watching } from './testing/watched-film.ts';

describe('the source of a film whose line is gone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
});
