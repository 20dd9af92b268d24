import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import type { ReleaseFile } from '#modules/catalogue/contract/release-file.ts';
import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { SubtitlesReviewProjectorModule } from '../subtitles.review.projector.module.ts';
import { SubtitlesReviewReadModule } from '../subtitles.review.read.module.ts';
import { SubtitlesReviewWriteModule } from '../subtitles.review.write.module.ts';

const MODULES = [
  StorageModule,
  ThrottlingModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  SubtitlesReviewWriteModule,
  SubtitlesReviewReadModule,
  SubtitlesReviewProjectorModule,
];

export interface SubtitlesApp extends TestApp {
  /** On offer. */
  file: ReleaseFile;
  storageDir: string;
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, role?: 'viewer' | 'moderator'): Promise<string>;
  /** Sends a form, the file last. */
  send(route: string, bytes: Buffer | string, fields: Record<string, string>): Promise<TestAnswer>;
}

/** The queue of subtitles beside a catalogue with one file. */
export async function startSubtitlesApp(): Promise<SubtitlesApp> {
  const storageDir = await mkdtemp(path.join(tmpdir(), 'parde-subtitles-'));
  const app = await startTestApp({ modules: MODULES, environment: { STORAGE_DIR: storageDir } });
  await app.database.rows(
    `insert into write.title (id, version, slug, identity, source, facts) values (1, 1, 'title-1', 'title-1', 'test', $1)`,
    [JSON.stringify(sampleTitle(1))],
  );
  await appendAsCommand(app.app, 'title-1', 1, [titleAdded(sampleTitle(1))]);
  const [file] = await givenReleaseFiles(app.app, 1, [{}]);
  if (!file) throw new Error('the title has no file');
  return {
    ...app,
    file,
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
    send: async (route, bytes, fields) => {
      const form = multipart({ bytes: Buffer.from(bytes), name: 'film.srt', type: 'text/plain' }, fields);
      const answer = await app.app.inject({ method: 'POST', url: route, ...form });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    },
  };
}
