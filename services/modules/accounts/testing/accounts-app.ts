import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { CaptchaModule } from '#platform/captcha/captcha.module.ts';
import { JobsModule } from '#platform/jobs/jobs.module.ts';
import { DevMailboxModule } from '#platform/mail/development/dev-mailbox.module.ts';
import type { MailPort } from '#platform/mail/mail.port.ts';
import { PicturesModule } from '#platform/pictures/pictures.module.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { AccountsPortsModule } from '../accounts.ports.module.ts';
import { AccountsProjectorModule } from '../accounts.projector.module.ts';
import { AccountsReadModule } from '../accounts.read.module.ts';
import { AccountsWorkersModule } from '../accounts.workers.module.ts';
import { AccountsWriteModule } from '../accounts.write.module.ts';
import { DEMO_PASSWORD, DemoAccounts } from '../demo/demo-accounts.ts';
import { AdaptersModule } from './adapters.module.ts';

export const PASSWORD = 'a quiet evening at the cinema';

interface Delivery {
  channel: string;
  to: string;
  subject: string;
  text: string;
  code: string | null;
}

/** The accounts feature whole, with its captcha, workers and mailbox, and the ways a test uses it. */
export class AccountsApp {
  private constructor(
    readonly test: TestApp,
    /** Where uploaded pictures are. */
    readonly storageDir: string,
  ) {}

  /**
   * @param modules of other features, in a test that looks across.
   * @param mail takes the mails in the mailbox's place.
   * @param ordered the accounts that have ordered something.
   */
  static async start(
    environment: Record<string, string> = {},
    modules: (Type | DynamicModule)[] = [],
    mail?: MailPort,
    ordered?: ReadonlySet<number>,
  ): Promise<AccountsApp> {
    const storageDir = await mkdtemp(path.join(tmpdir(), 'parde-accounts-'));
    const test = await startTestApp({
      modules: [
        CaptchaModule,
        ThrottlingModule,
        PicturesModule,
        StorageModule,
        JobsModule,
        DevMailboxModule,
        AdaptersModule.of(mail, ordered),
        AccountsPortsModule,
        AccountsWriteModule,
        AccountsReadModule,
        AccountsProjectorModule,
        AccountsWorkersModule,
        ...modules,
      ],
      ownSessions: true,
      environment: { STORAGE_DIR: storageDir, ...environment },
    });
    return new AccountsApp(test, storageDir);
  }

  async captcha(): Promise<string> {
    const { body: challenge } = await this.test.get('/api/captcha');
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  async register(username: string, fields: object = {}, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const registration = {
      name: 'Test Viewer',
      username,
      email: `${username}@example.com`,
      planId: 1,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    return this.test.post('/api/user/register', { ...registration, captcha: await this.captcha(), ...fields }, headers);
  }

  /** @param code of the authenticator, where the account has one. */
  async logIn(login: string, password = PASSWORD, remember = false, code?: string): Promise<TestAnswer> {
    const credentials = { login, password, ...(code && { code }) };
    return this.test.post('/api/user/login', { credentials, captcha: await this.captcha(), remember });
  }

  /** @returns the token of a log-in that has to succeed. */
  async tokenOf(login: string, password = PASSWORD, code?: string): Promise<string> {
    const { body } = await this.logIn(login, password, false, code);
    if (body.status !== 1) throw new Error(`no log-in for ${login}: ${JSON.stringify(body)}`);
    return body.token;
  }

  /** @returns the token of the demo's moderator or admin. */
  async staff(role: 'moderator' | 'admin'): Promise<string> {
    await this.test.app.get(DemoAccounts).seedDemoAccounts();
    return this.tokenOf(role, DEMO_PASSWORD);
  }

  async upload(bytes: Buffer, fields: Record<string, string>, name?: string, type?: string): Promise<TestAnswer> {
    const form = multipart({ bytes, ...(name && { name }), ...(type && { type }) }, fields);
    const answer = await this.test.app.inject({ method: 'POST', url: '/api/user/uploadAvatar', ...form });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }

  /** @param handle of the registration. */
  verify(handle: string, code: string): Promise<TestAnswer> {
    return this.test.post('/api/user/verify', { user_id: handle, code });
  }

  info(token: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
    return this.test.post('/api/user/info', { token }, headers);
  }

  async deliveries(to: string): Promise<Delivery[]> {
    return (await this.test.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)).body.deliveries;
  }

  /** Waits until `count` mails or calls have come, newest first. */
  deliveredTo(to: string, count = 1): Promise<Delivery[]> {
    return eventually(async () => {
      const deliveries = await this.deliveries(to);
      if (deliveries.length < count) throw new Error(`${deliveries.length} of ${count} deliveries to ${to}`);
      return deliveries;
    });
  }

  /** Waits until the read side has seen everything: an answer may have come before its position was known. */
  projected(projection = 'accounts'): Promise<void> {
    return eventually(async () => {
      const [state] = await this.rows<{ done: boolean }>(
        `select (select position from read.projection_checkpoint where projection = $1)
           >= (select max(coalesce(position, 9e15)) from write.event_log) as done`,
        [projection],
      );
      if (!state?.done) throw new Error('the projection is behind');
    });
  }

  /** Waits until the workers have nothing left to do. */
  everyJobDone(): Promise<void> {
    return eventually(async () => {
      const left = await this.rows('select kind from write.effect_job where done_at is null and failed_at is null');
      if (left.length > 0) throw new Error(`not done yet: ${JSON.stringify(left)}`);
    });
  }

  async codeFor(email: string): Promise<string> {
    const [newest] = await this.deliveredTo(email);
    if (!newest?.code) throw new Error(`no code was mailed to ${email}`);
    return newest.code;
  }

  /** @returns the id of a new account that may log in with PASSWORD. */
  async member(username: string): Promise<number> {
    const { body } = await this.register(username);
    // The newest mail may still be that of an earlier account with this address.
    await this.everyJobDone();
    await this.verify(body.user_id, await this.codeFor(`${username}@example.com`));
    return this.idOf(username);
  }

  /** @returns the id of the account that has this username now. */
  async idOf(username: string): Promise<number> {
    const sql = 'select id from write.account where username_folded = lower($1)';
    const [account] = await this.rows<{ id: number }>(sql, [username]);
    if (!account) throw new Error(`nobody has the username ${username}`);
    return account.id;
  }

  rows<Row extends Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.test.database.rows<Row>(sql, parameters);
  }

  async close(): Promise<void> {
    await this.test.close();
    await rm(this.storageDir, { recursive: true, force: true });
  }
}
