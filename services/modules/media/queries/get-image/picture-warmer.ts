import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { ImageStore } from './stores/image.store.ts';

/**
 * Draws the pictures of the best-known titles before anybody asks, posters first, so that the first visitor waits for few.
 * One at a time, and it rests as long as it has worked: visitors come first.
 */
@Injectable()
export class PictureWarmer implements OnApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly config: Config,
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
        [this.config.values.picturesAhead],
      );
      for (const { slug } of titles) await this.draw('posters', slug, 300, 450);
      for (const { slug } of titles) {
        await this.draw('backdrops', slug, 1280, 720);
        await this.draw('backdrops-tall', slug, 720, 960);
      }
    } catch (error) {
      if (!this.stopped) this.logger.child('media').warn({ err: error }, 'pictures could not be drawn ahead');
    }
  }

  private async draw(
    folder: 'posters' | 'backdrops' | 'backdrops-tall',
    slug: string,
    width: number,
    height: number,
  ): Promise<void> {
    if (this.stopped) return;
    const begun = performance.now();
    await this.images.find({ folder, slug, width, height, format: 'avif' }, null);
    await pause(performance.now() - begun, undefined, { ref: false });
  }
}
