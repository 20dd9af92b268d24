import type { Season } from '../../../api/types.ts';
import { readBasket, writeBasket } from '../../../lib/downloads/basket-address.ts';
import type { Basket, BasketFile } from './basket-query.ts';
import { type EpisodeFile, episodesOf, idsOf, pickedBy, picksOf, type Rule, withPick } from './picks.ts';
import { fittingIds, verdictOf } from './verdict.ts';

/** Ids tell episode, quality and dub: 121 is episode 1, quality 2, dubbed. */
const file = (episode: number, quality: number, dubbed: boolean, size = quality * 100): EpisodeFile =>
  ({
    id: episode * 100 + quality * 10 + Number(dubbed),
    episode,
    quality,
    dubbed,
    censored: false,
    size,
  }) as EpisodeFile;
const group = (files: EpisodeFile[]) => ({
  quality: files[0]?.quality,
  dubbed: files[0]?.dubbed,
  censored: false,
  files,
});
const SEASON = {
  groups: [
    group([file(1, 1, false), file(2, 1, false), file(3, 1, false)]),
    group([file(2, 2, false), file(1, 2, false)]),
    group([file(1, 3, false, 50)]),
    group([file(1, 2, true), file(3, 2, true)]),
  ],
} as unknown as Season;
const EPISODES = episodesOf(SEASON);
const version = (quality: number, dubbed = false): Rule => ({ kind: 'version', quality, dubbed, censored: false });

describe('the basket of a season', () => {
  it('has each episode once, with its versions from the best', () => {
    expect(EPISODES.map(({ number, versions }) => [number, ...versions.map(({ id }) => id)])).toEqual([
      [1, 130, 120, 121, 110],
      [2, 220, 210],
      [3, 321, 310],
    ]);
  });

  it.each([
    [{ kind: 'best' }, [130, 220, 321]],
    [{ kind: 'smallest' }, [130, 210, 310]],
    [version(1), [110, 210, 310]],
    [version(2), [120, 220, 310]],
    [version(3), [130, 220, 310]],
    [version(2, true), [121, 220, 321]],
    [version(1, true), [121, 210, 321]],
  ] as [Rule, number[]][])('takes all by one rule, or what is nearest to it: %j', (rule, ids) => {
    expect(pickedBy(rule, EPISODES)).toEqual(ids);
  });

  it('takes one version of each episode, and nothing of another season', () => {
    expect(idsOf(picksOf([999, 310, 110, 130], EPISODES))).toEqual([110, 310]);
  });

  it('changes one episode and leaves the others', () => {
    const picks = picksOf([110, 310], EPISODES);
    expect(idsOf(withPick(picks, 2, file(2, 2, false)))).toEqual([110, 220, 310]);
    expect(idsOf(withPick(picks, 1, null))).toEqual([310]);
    expect(idsOf(picks)).toEqual([110, 310]);
  });

  it('is kept in the address, whatever is written there', () => {
    const search = new URLSearchParams('season=2&file=7');
    expect(writeBasket(search, [12, 15]).toString()).toBe('season=2&basket=12%2C15');
    expect(readBasket(writeBasket(search, [12, 15]))).toEqual([12, 15]);
    expect(readBasket(writeBasket(search, []))).toEqual([]);
    expect(readBasket(writeBasket(writeBasket(search, [1]), null))).toBeNull();
    expect(readBasket(new URLSearchParams('basket=3,x,-1,3,1e9,4'))).toEqual([3, 4]);
  });
});

describe('what is said of a basket', () => {
  const basket = (files: [BasketFile['verdict'], number][], remaining: number): Basket => {
    const listed = files.map(([verdict, charge], index) => ({
      id: index + 1,
      name: `${index + 1}.mp4`,
      charge: null,
      size: 100,
      charge_bytes: charge,
      verdict,
    }));
    const charge = listed.reduce((sum, { charge_bytes: bytes }) => sum + bytes, 0);
    return { files: listed, total: 100 * files.length, to_charge: charge, remaining, enough: charge <= remaining };
  };

  it.each([
    [basket([['allowed', 0]], 0), 'free', [1]],
    [
      basket(
        [
          ['allowed', 60],
          ['allowed', 40],
        ],
        100,
      ),
      'charged',
      [1, 2],
    ],
    [
      basket(
        [
          ['allowed', 60],
          ['allowed', 41],
        ],
        100,
      ),
      'bandwidth',
      [1],
    ],
    [
      basket(
        [
          ['bandwidth', 101],
          ['allowed', 41],
        ],
        100,
      ),
      'bandwidth',
      [2],
    ],
    [
      basket(
        [
          ['allowed', 0],
          ['vip', 0],
          ['allowed', 0],
        ],
        0,
      ),
      'vip',
      [1, 3],
    ],
  ] as [Basket, string, number[]][])('%j', (given, verdict, fitting) => {
    expect(verdictOf(given)).toBe(verdict);
    expect(fittingIds(given)).toEqual(fitting);
  });
});
