import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Type } from '@nestjs/common';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { SupportProjectorModule } from '../support.projector.module.ts';
import { SupportReadModule } from '../support.read.module.ts';
import { SupportWriteModule } from '../support.write.module.ts';

const MODULES = [
  ThrottlingModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  SupportWriteModule,
  SupportReadModule,
  SupportProjectorModule,
];

export interface SupportApp extends TestApp {
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, role?: 'viewer' | 'moderator'): Promise<string>;
  /** Of title 1, a film. */
  files: number[];
}

/** The support module with a film of three files. @param more other modules, such as the workers'. */
export async function startSupportApp(more: Type[] = []): Promise<SupportApp> {
  const storage = await mkdtemp(path.join(tmpdir(), 'parde-support-'));
  const app = await startTestApp({
    modules: [...MODULES, ...more],
    environment: { STORAGE_DIR: storage, LOG_LEVEL: 'silent' },
  });
  const facts = sampleTitle(1, { name: { fa: 'لیلا', en: 'Leila' }, releaseYear: 1997 });
  await app.database.rows(
    `insert into write.title (id, version, slug, identity, source, facts) values (1, 1, 'title-1', 'title-1', 'test', $1)`,
    [JSON.stringify(facts)],
  );
  await appendAsCommand(app.app, 'title-1', 1, [titleAdded(facts)]);
  const files = await givenReleaseFiles(app.app, 1, [{ quality: 12 }, { quality: 13 }, { quality: 20 }]);
  return {
    ...app,
    close: async () => {
      await app.close();
      await rm(storage, { recursive: true });
    },
    files: files.map(({ fileId }) => fileId),
    join: async (userId, role = 'viewer') => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', $3, 1)`,
        [userId, `user${userId}`, role],
      );
      return app.signIn({ userId, role });
    },
  };
}
