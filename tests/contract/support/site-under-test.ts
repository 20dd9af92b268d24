import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { DataSource } from 'typeorm';
import { readSiteSettings } from '#apps/composition/site-settings.ts';
import { serveFrontEnds } from '#apps/site/front-ends.ts';
import { SiteModule } from '#apps/site/site.module.ts';
import { DEMO_PASSWORD, DemoAccounts } from '#modules/accounts/demo/demo-accounts.ts';
import { createApp } from '#platform/http/server/create-app.ts';
import { openApiDocument, serveOpenApi } from '#platform/http/server/openapi.ts';
import type { Role } from '#platform/kernel/context/viewer.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { sharePictures } from '../../support/shared-pictures.ts';

/** Must never be seen in an answer. */
export const CANARY_SECRET = 'canary-7f1c9e52-token-secret-of-the-contract-tests';

export const ACCOUNT_PASSWORD = 'a quiet evening at the cinema';

export interface SiteAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

export interface SiteRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** As it goes over the wire. */
  payload?: string | Buffer;
}

export interface SiteUnderTest {
  app: NestFastifyApplication;
  document: OpenAPIObject;
  send(request: SiteRequest): Promise<SiteAnswer>;
  /** A POST as the page sends it. @returns the answer's JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  post(url: string, body?: object, token?: string): Promise<any>;
  /** A captcha, solved; each is good for one use. */
  captcha(): Promise<string>;
  /** Logs a demo account in for real, which ends the session it had. @returns the token. */
  logIn(role: Role): Promise<string>;
  /** Registers an account and verifies it by its mailed code; its password is ACCOUNT_PASSWORD. @returns its id. */
  member(username: string, fields?: { phone?: string }): Promise<number>;
  /** Logs an account in that member() has made. @returns the token. */
  logInMember(username: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * The whole site in this process, as apps/site composes it, with the demo accounts, on a fresh database and in a data folder of its own.
 * @param databaseUrl of the site when it is not the fresh database's own, such as that of a proxy before it.
 */
export async function startSite(
  throughProxy?: (databaseUrl: string) => Promise<string>,
  environment: Record<string, string> = {},
): Promise<SiteUnderTest> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parde-site-under-test-'));
  await sharePictures(dataDir);
  const { config, formOrigins } = readSiteSettings({
    NODE_ENV: 'test',
    DATABASE_URL: throughProxy ? await throughProxy(database.url) : database.url,
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '8',
    TOKEN_SECRET: CANARY_SECRET,
    DEV_MAILBOX: '1',
    THROTTLING: '0',
    CAPTCHA_DIFFICULTY: '5',
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    ...environment,
  });
  const app = await createApp(SiteModule.forRoot(config), config, formOrigins);
  await serveFrontEnds(app);
  serveOpenApi(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  await app.get(DemoAccounts).seedDemoAccounts();
  return describeSite(app, async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, maxRetries: 10 });
  });
}

function unpacked(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}

function describeSite(app: NestFastifyApplication, close: () => Promise<void>): SiteUnderTest {
  const send = async ({ method, url, headers, payload }: SiteRequest): Promise<SiteAnswer> => {
    const request = { method: method as 'GET', url, headers: headers ?? {}, ...(payload !== undefined && { payload }) };
    const answer = await app.inject(request);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: unpacked(answer.rawPayload, answer.headers['content-encoding']),
    };
  };
  const post = async (url: string, body: object = {}, token?: string) => {
    const payload = JSON.stringify({ ...body, ...(token && { token }) });
    const answer = await send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
    return JSON.parse(answer.text);
  };
  const captcha = async () => {
    const challenge = JSON.parse((await send({ method: 'GET', url: '/api/captcha' })).text) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const logInAs = async (login: string, password: string) => {
    const credentials = { login, password };
    const answer = await post('/api/user/login', { credentials, captcha: await captcha(), remember: false });
    if (answer.status !== 1) throw new Error(`log-in failed: ${JSON.stringify(answer)}`);
    return answer.token as string;
  };
  const member = async (username: string, fields: object = {}) => {
    const passwords = { password: ACCOUNT_PASSWORD, password_confirmation: ACCOUNT_PASSWORD };
    const email = `${username}@example.com`;
    const account = { name: username, username, email, planId: 1, ...passwords, ...fields };
    const { user_id } = await post('/api/user/register', { ...account, captcha: await captcha() });
    const code = await eventually(async () => {
      const { text } = await send({ method: 'GET', url: `/dev/mailbox.json?to=${encodeURIComponent(email)}` });
      const [delivery] = JSON.parse(text).deliveries;
      if (!delivery) throw new Error(`no code for ${username}`);
      return delivery.code;
    });
    const verified = await post('/api/user/verify', { user_id, code });
    if (verified.status !== 1) throw new Error(`not verified: ${JSON.stringify(verified)}`);
    const sql = 'select id from write.account where username_folded = lower($1)';
    const [opened]: { id: number }[] = await app.get(DataSource).query(sql, [username]);
    return opened?.id ?? 0;
  };
  return {
    app,
    document: openApiDocument(app),
    send,
    post,
    captcha,
    member,
    close,
    logIn: (role) => logInAs(role, DEMO_PASSWORD),
    logInMember: (username) => logInAs(username, ACCOUNT_PASSWORD),
  };
}
