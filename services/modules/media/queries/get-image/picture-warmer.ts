import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { AppLogger } from '../../../../platform/telemetry/app-logger.js';
import { ImageStore } from './image.store.js';

/** How many titles get their pictures ahead of demand. */
const TITLES = 260;

/** How many pictures are drawn at once. */
const HANDS = 2;

/** Draws the pictures of the best-known titles before anybody asks, posters first, so that the first visitor waits for few. */
@Injectable()
export class PictureWarmer implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly images: ImageStore,
    private readonly database: ReadDatabase,
    private readonly logger: AppLogger,
  ) {}

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  async warm(): Promise<void> {
    try {
      const titles = await this.database.rows<{ slug: string }>(
        "select slug from read.artwork where subject = 'title' order by popularity desc limit $1",
        [TITLES],
      );
      const posters = titles.map(
        ({ slug }) =>
          () =>
            this.draw('posters', slug, 300, 450),
      );
      const backdrops = titles.map(
        ({ slug }) =>
          () =>
            this.draw('backdrops', slug, 1280, 720),
      );
      const waiting = [...posters, ...backdrops].values();
      await Promise.all(Array.from({ length: HANDS }, () => work(waiting)));
    } catch (error) {
      if (!this.stopped) this.logger.child('media').warn({ err: error }, 'pictures could not be drawn ahead');
    }
  }

  private async draw(folder: 'posters' | 'backdrops', slug: string, width: number, height: number): Promise<void> {
    if (!this.stopped) await this.images.find({ folder, slug, width, height, format: 'jpg' });
  }
}

/** Takes one task after another from a row that others take from too. */
async function work(waiting: Iterator<() => Promise<void>>): Promise<void> {
  for (let next = waiting.next(); !next.done; next = waiting.next()) await next.value();
}
