import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import { AppLogger } from '../../../../platform/telemetry/app-logger.js';
import { ImageStore } from './image.store.js';

/** How many titles get their pictures ahead of demand. */
const TITLES = 260;

/** Draws the pictures of the best-known titles before anybody asks, one at a time, so that the first visitor waits for none. */
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
      for (const { slug } of titles) await this.draw('posters', slug, 300, 450);
      for (const { slug } of titles) await this.draw('backdrops', slug, 1280, 720);
    } catch (error) {
      if (!this.stopped) this.logger.child('media').warn({ err: error }, 'pictures could not be drawn ahead');
    }
  }

  private async draw(folder: 'posters' | 'backdrops', slug: string, width: number, height: number): Promise<void> {
    if (!this.stopped) await this.images.find({ folder, slug, width, height, format: 'jpg' });
  }
}
