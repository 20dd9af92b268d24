import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import type { ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import { type NewReleaseFile, ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { sampleMedia, sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { MediaRemovedModule } from '#modules/media/media.removed.module.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { SubtitlesProjectorModule } from '../subtitles.projector.module.ts';
import { SubtitlesReadModule } from '../subtitles.read.module.ts';
import { SubtitlesReviewProjectorModule } from '../subtitles.review.projector.module.ts';
import { SubtitlesReviewReadModule } from '../subtitles.review.read.module.ts';
import { SubtitlesReviewWriteModule } from '../subtitles.review.write.module.ts';
import { SubtitlesWorkersModule } from '../subtitles.workers.module.ts';
import { SubtitlesWriteModule } from '../subtitles.write.module.ts';

const MODULES = [
  StorageModule,
  ThrottlingModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  MediaRemovedModule,
  SubtitlesWriteModule,
  SubtitlesReadModule,
  SubtitlesProjectorModule,
  SubtitlesReviewWriteModule,
  SubtitlesReviewReadModule,
  SubtitlesReviewProjectorModule,
  SubtitlesWorkersModule,
];

/** Stand for whoever brings files and takes them away. */
class BringFiles extends Command<ReleaseFile[]> {}
class RetireFiles extends Command<number> {}

const TITLE = sampleTitle(1);

const FILE: NewReleaseFile = {
  quality: 12,
  dubbed: false,
  censored: false,
  season: null,
  episode: null,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  media: sampleMedia({ sha256: 'a'.repeat(64), audio: [] }),
};

export interface SubtitlesApp extends TestApp {
  /** On offer. */
  file: ReleaseFile;
  storageDir: string;
  /** Takes the file from offer. */
  retireFile(): Promise<number>;
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, role?: 'viewer' | 'moderator'): Promise<string>;
  /** Sends a form, the file last. */
  send(
    route: string,
    bytes: Buffer | string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
}

/** The queue of subtitles beside a catalogue with one file. */
export async function startSubtitlesApp(): Promise<SubtitlesApp> {
  const storageDir = await mkdtemp(path.join(tmpdir(), 'parde-subtitles-'));
  const app = await startTestApp({ modules: MODULES, environment: { STORAGE_DIR: storageDir } });
  await app.database.rows(
    `insert into write.title (id, version, slug, identity, source, facts) values (1, 1, 'title-1', 'title-1', 'test', $1)`,
    [JSON.stringify(TITLE)],
  );
  await appendAsCommand(app.app, 'title-1', 1, [titleAdded(TITLE)]);
  const units = app.app.get(UnitOfWork);
  const [file] = await units.run(new BringFiles(systemSender('test')), (tx) =>
    app.app.get(ReleaseFiles).attach(tx, 1, [FILE]),
  );
  if (!file) throw new Error('the title has no file');
  const offered = file.fileId;
  return {
    ...app,
    file,
    retireFile: () =>
      units.run(new RetireFiles(systemSender('test')), (tx) => app.app.get(ReleaseFiles).retire(tx, [offered])),
    storageDir,
    close: async () => {
      await app.close();
      await rm(storageDir, { recursive: true, force: true });
    },
    join: async (userId, role = 'viewer') => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', $3, 1)`,
        [userId, `user${userId}`, role],
      );
      return app.signIn({ userId, role });
    },
    send: async (route, bytes, fields, headers = {}) => {
      const form = multipart({ bytes: Buffer.from(bytes), name: 'film.srt', type: 'text/plain' }, fields);
      Object.assign(form.headers, headers);
      const answer = await app.app.inject({ method: 'POST', url: route, ...form });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
  };
}
