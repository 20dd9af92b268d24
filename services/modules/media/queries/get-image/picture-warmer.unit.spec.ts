import { setTimeout as pause } from 'node:timers/promises';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { PictureWarmer } from './picture-warmer.ts';
import type { ImageStore } from './stores/image.store.ts';

const DRAWING_MS = 20;

function warmerOf(titles: string) {
  const config = Config.fromEnvironment({
    DATABASE_URL: 'postgres://nowhere/none',
    LOG_LEVEL: 'silent',
    PICTURES_AHEAD: titles,
  });
  const drawn: { picture: string; begun: number; ended: number }[] = [];
  const find = async ({ folder, slug }: { folder: string; slug: string }) => {
    const begun = performance.now();
    await pause(DRAWING_MS);
    drawn.push({ picture: `${folder}/${slug}`, begun, ended: performance.now() });
    if (slug === 'last') warmer.onApplicationShutdown();
    return null;
  };
  const rows = async (_sql: string, [most]: [number]) =>
    ['first', 'second', 'last'].slice(0, most).map((slug) => ({ slug }));
  const warmer: PictureWarmer = new PictureWarmer(
    config,
    { find } as unknown as ImageStore,
    { rows } as unknown as ReadDatabase,
    new AppLogger(config.values),
  );
  return { warmer, drawn };
}

describe('pictures that are drawn ahead', () => {
  it('are of as many titles as the settings say, posters first, one at a time and with a rest after each', async () => {
    const { warmer, drawn } = warmerOf('2');
    await warmer.warm();
    expect(drawn.map(({ picture }) => picture)).toEqual([
      'posters/first',
      'posters/second',
      'backdrops/first',
      'backdrops-tall/first',
      'backdrops/second',
      'backdrops-tall/second',
    ]);
    for (const [index, { begun }] of drawn.slice(1).entries()) {
      const before = drawn[index]!;
      // Timers may come a millisecond early.
      expect(begun - before.ended).toBeGreaterThanOrEqual(before.ended - before.begun - 2);
    }
  });

  it('are none where the settings say so', async () => {
    const { warmer, drawn } = warmerOf('0');
    await warmer.warm();
    expect(drawn).toEqual([]);
  });

  it('are left when the site stops', async () => {
    const { warmer, drawn } = warmerOf('3');
    await warmer.warm();
    expect(drawn.at(-1)?.picture).toBe('posters/last');
  });
});
