import { film, settle, watching } from './testing/watched-film.ts';

describe('the source of a film of which a piece is missing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
});
