import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Module } from '@nestjs/common';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { KnownFilms } from '../application/intake/known-films.ts';
import { RemoveMediaHandler } from '../commands/remove-media/remove-media.handler.ts';
import { RemoveUnknownFilmHandler } from '../commands/remove-unknown-film/remove-unknown-film.handler.ts';
import { MediaCaretaker } from '../jobs/media-caretaker.ts';
import { UnknownFilms } from '../jobs/unknown-films.ts';
import { MediaConsoleModule } from '../media.console.module.ts';
import { MediaCoreModule } from '../media.core.module.ts';
import { MediaWriteModule } from '../media.write.module.ts';

/** What the workers run, run when a test says so. */
@Module({
  imports: [MediaCoreModule],
  providers: [RemoveMediaHandler, RemoveUnknownFilmHandler, MediaCaretaker, KnownFilms, UnknownFilms],
})
class CaretakerModule {}

interface EventRow {
  stream: string;
  version: number;
  type: string;
  data: Record<string, unknown>;
}

/** The write side of films with a storage and an inbox of its own, and a clock that tests move. */
export class MediaApp {
  private constructor(
    readonly test: TestApp,
    readonly folder: string,
    readonly inbox: string,
  ) {}

  static async start(): Promise<MediaApp> {
    const folder = await mkdtemp(path.join(tmpdir(), 'parde-media-'));
    const inbox = await mkdtemp(path.join(tmpdir(), 'parde-inbox-'));
    const environment = {
      STORAGE_DIR: path.join(folder, 'storage'),
      MEDIA_INBOX: inbox,
      MEDIA_UPLOAD_MB: '1',
      DATA_DIR: folder,
    };
    const modules = [StorageModule, CatalogueWriteModule, MediaWriteModule, MediaConsoleModule, CaretakerModule];
    return new MediaApp(await startTestApp({ modules, environment }), folder, inbox);
  }

  get storageFolder(): string {
    return path.join(this.folder, 'storage');
  }

  get storage(): StoragePort {
    return this.test.app.get(StoragePort);
  }

  /** Hours from now on, for whoever asks the clock. */
  moveClock(hours: number): void {
    const now = new Date(Date.now() + hours * HOUR_MS);
    this.test.app.get(Clock).now = () => now;
  }

  /** @returns how many films were removed. */
  lookAfter(): Promise<number> {
    return this.test.app.get(MediaCaretaker).run();
  }

  /** As workers do twice a day. @returns how many films that nobody knows were removed. */
  removeUnknown(): Promise<number> {
    return this.test.app.get(UnknownFilms).remove();
  }

  /** @returns the title's id. */
  async givenTitle(facts: Record<string, unknown>, token: string): Promise<number> {
    const answer = await this.test.post('/api/console/titles', facts, { authorization: `Bearer ${token}` });
    return answer.body.title_id;
  }

  events(type: string): Promise<EventRow[]> {
    return this.test.database.rows<EventRow & Record<string, unknown>>(
      'select stream, version, type, data from write.event_log where type like $1 order by seq',
      [type],
    );
  }

  async close(): Promise<void> {
    await this.test.close();
    for (const folder of [this.folder, this.inbox]) await rm(folder, { recursive: true, force: true });
  }
}
