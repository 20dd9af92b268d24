import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { CaptchaModule } from '#platform/captcha/captcha.module.ts';
import { JobsModule } from '#platform/jobs/jobs.module.ts';
import { type Mail, MailPort } from '#platform/mail/mail.port.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { SupportProjectorModule } from '../support.projector.module.ts';
import { SupportReadModule } from '../support.read.module.ts';
import { SupportWriteModule } from '../support.write.module.ts';

const MODULES = [
  CaptchaModule,
  JobsModule,
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
  /** A captcha, solved; each is good for one use. */
  captcha(): Promise<string>;
  /** What went out. */
  mails: Mail[];
}

/** Keeps mails in place of sending them. */
class KeptMails extends MailPort {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }
}

@Module({})
class MailModule {
  static of(mail: MailPort): DynamicModule {
    return {
      module: MailModule,
      global: true,
      providers: [{ provide: MailPort, useValue: mail }],
      exports: [MailPort],
    };
  }
}

/** The support module with a film of three files. @param more other modules, such as the workers'. */
export async function startSupportApp(
  more: Type[] = [],
  environment: Record<string, string> = {},
): Promise<SupportApp> {
  const storage = await mkdtemp(path.join(tmpdir(), 'parde-support-'));
  const post = new KeptMails();
  const app = await startTestApp({
    modules: [MailModule.of(post), ...MODULES, ...more],
    environment: { STORAGE_DIR: storage, LOG_LEVEL: 'silent', ...environment },
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
    mails: post.mails,
    captcha: async () => {
      const { body: challenge } = await app.get('/api/captcha');
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
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
