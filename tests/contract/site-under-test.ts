import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { serveFrontEnds } from '../../services/apps/site/front-ends.js';
import { SiteModule } from '../../services/apps/site/site.module.js';
import { DEMO_PASSWORD, DemoAccounts } from '../../services/modules/accounts/demo/demo-accounts.js';
import type { Role } from '../../services/platform/auth/access.decorator.js';
import { Config } from '../../services/platform/config/config.js';
import { createApp } from '../../services/platform/http/create-app.js';
import { openApiDocument, serveOpenApi } from '../../services/platform/http/openapi.js';
import { createTestDatabase } from '../../services/platform/testing/test-database.js';

/** Must never be seen in an answer. */
export const CANARY_SECRET = 'canary-7f1c9e52-token-secret-of-the-contract-tests';

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
  close(): Promise<void>;
}

/**
 * The whole site in this process, as apps/site composes it, with the demo accounts, on a fresh database.
 * @param databaseUrl of the site when it is not the fresh database's own, such as that of a proxy before it.
 */
export async function startSite(throughProxy?: (databaseUrl: string) => Promise<string>): Promise<SiteUnderTest> {
  const database = await createTestDatabase();
  const config = Config.fromEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: throughProxy ? await throughProxy(database.url) : database.url,
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '8',
    TOKEN_SECRET: CANARY_SECRET,
    DEV_MAILBOX: '1',
    THROTTLING: '0',
    CAPTCHA_DIFFICULTY: '5',
  });
  const app = await createApp(SiteModule.forRoot(config), config);
  await serveFrontEnds(app);
  serveOpenApi(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  await app.get(DemoAccounts).seedDemoAccounts();
  return describeSite(app, async () => {
    await app.close();
    await database.drop();
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
  const logIn = async (role: Role) => {
    const credentials = { login: role, password: DEMO_PASSWORD };
    const answer = await post('/api/user/login', { credentials, captcha: await captcha(), remember: false });
    if (answer.status !== 1) throw new Error(`log-in failed: ${JSON.stringify(answer)}`);
    return answer.token as string;
  };
  return { app, document: openApiDocument(app), send, post, captcha, logIn, close };
}
