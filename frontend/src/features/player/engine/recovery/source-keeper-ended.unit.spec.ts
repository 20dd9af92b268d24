import { film, settle, watching } from './testing/watched-film.ts';

describe('the source of a film whose plan ends', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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

  it('goes on by itself when the viewer comes back from another window where a plan was bought', async () => {
    const { video, opened, troubles, plays, breakOff, keeper, answers } = watching(['-1']);
    await settle();
    await video.play();
    plays(66);
    breakOff();
    await settle();
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    answers.push('-1');
    comeBack();
    await settle();
    expect([video.paused, troubles.at(-1), opened]).toEqual([true, 'premium', ['/stream/first/file from 30']]);
    answers.push(film('paid'));
    comeBack();
    await settle();
    expect([opened.at(-1), video.paused]).toEqual(['/stream/paid/file from 66', false]);
    // A film that plays is asked for by nobody.
    comeBack();
    await settle();
    expect(opened).toHaveLength(2);
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
});
