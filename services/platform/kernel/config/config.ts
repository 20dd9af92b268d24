import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { dataKeyErrors, dataKeys } from './data-keys.ts';
import { deliverySettings, deliveryVariables } from './delivery-config.ts';
import { eventVariables, kafkaErrors, kafkaSettings } from './kafka-config.ts';
import { LOOPBACK_HOST, networkRefusal } from './loopback.ts';
import { proxiesOf, proxyErrors } from './proxies.ts';
import { flag, readVariables } from './read-variables.ts';
import { searchErrors, searchSettings, searchVariables } from './search-config.ts';
import { s3Settings, storageErrors, storageVariables } from './storage-config.ts';

const port = z.coerce.number().int().min(0).max(65535);
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'not an address as postgres://user:password@host:5432/parde' })
  .optional();
const siteOrigin = z.string().refine(isSiteOrigin, 'not an address without a path, as https://parde.example.org');
const DEVELOPMENT_SECRET = 'parde-development-secret-not-for-production';

/** Every setting a process reads from its environment. Times are in seconds unless the name says otherwise. */
const configSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default(LOOPBACK_HOST),
    /** Lets what is no production listen where others reach it. */
    DEVELOPMENT_ON_NETWORK: flag.default(false),
    PORT: port.default(3000),
    /** Of the metrics; none are served where it is not set. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseUrl,
    WRITE_DATABASE_URL: databaseUrl,
    READ_DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    /** Of one statement; a link that has gone silent is given up a few seconds later. */
    DATABASE_STATEMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(86_400).default(15),
    TOKEN_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
    /** Ids with keys, newest first. */
    DATA_KEYS: z.string().optional(),
    PUBLIC_URL: siteOrigin.optional(),
    PANEL_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUSTED_PROXIES: z.string().default(''),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'not an address as smtp://user:password@host:587' }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/[^\s<>@]@[^\s<>@]/, 'no address in it, as in Parde <no-reply@parde.example.org>')
      .default('Parde <no-reply@parde.local>'),
    DEV_MAILBOX: flag.optional(),
    /** The demo's accounts have a published password: production loads them for these words alone. */
    DEMO_DATA: z.enum(['none', 'with-published-passwords']).optional(),
    CALLS_URL: z.url().optional(),
    CALLS_KEY: z.string().optional(),
    CALLS_WAY: z.enum(['call', 'sms']).default('call'),
    /** Of how many of the best-known titles pictures are drawn before anybody asks. */
    PICTURES_AHEAD: z.coerce.number().int().min(0).max(100_000).default(260),
    /** What drawn pictures may take of the disk, in megabytes. */
    PICTURE_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024),
    /** Pages of the public site are drawn here, too, and not by browsers alone. */
    DRAW_PAGES: flag.default(true),
    CAPTCHA_DIFFICULTY: z.coerce.number().int().min(1).max(10_000_000).default(2_000),
    THROTTLING: flag.default(true),
    /** Uploads that are not older need an entitlement (specification §6). */
    PREMIUM_WINDOW_DAYS: z.coerce.number().int().min(0).max(3_650).default(7),
    /** Of files: sendings of one member at the same time. */
    DOWNLOAD_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(32),
    /** From which one signed link is used. */
    DOWNLOAD_LINK_ADDRESSES: z.coerce.number().int().min(1).max(1_000).default(3),
    /** From which one member's download key is used in a day. */
    DOWNLOAD_KEY_ADDRESSES: z.coerce.number().int().min(1).max(1_000).default(20),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    /** Of the collector that traces are sent to; none are made without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    PROCESS_NAME: z.string().default('site'),
    ...eventVariables,
    ...searchVariables,
    ...storageVariables,
    ...deliveryVariables,
  })
  .transform((env) => ({
    environment: env.NODE_ENV,
    processName: env.PROCESS_NAME,
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    dataDir: env.DATA_DIR,
    /** Uploaded files and films; in the data folder unless it is set. */
    storageDir: env.STORAGE_DIR,
    storageS3: s3Settings(env),
    writeDatabaseUrl: env.WRITE_DATABASE_URL ?? env.DATABASE_URL ?? '',
    readDatabaseUrl: env.READ_DATABASE_URL ?? env.DATABASE_URL ?? '',
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databaseStatementSeconds: env.DATABASE_STATEMENT_TIMEOUT_SECONDS,
    tokenSecret: env.TOKEN_SECRET,
    dataKeys: dataKeys(env.DATA_KEYS),
    publicUrl: env.PUBLIC_URL,
    /** The private host that signed-in users are sent to (specification §4); none unless it is set. */
    panelUrl: env.PANEL_URL ?? null,
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES),
    logLevel: env.LOG_LEVEL,
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM,
    /** The development mailbox keeps mails and calls where anyone can read them: never in production. */
    devMailbox: env.DEV_MAILBOX ?? env.NODE_ENV !== 'production',
    demoData: env.DEMO_DATA ? env.DEMO_DATA !== 'none' : env.NODE_ENV !== 'production',
    callsUrl: env.CALLS_URL,
    callsKey: env.CALLS_KEY,
    callsWay: env.CALLS_WAY,
    picturesAhead: env.PICTURES_AHEAD,
    pictureCacheMegabytes: env.PICTURE_CACHE_MB,
    drawPages: env.DRAW_PAGES,
    captchaDifficulty: env.CAPTCHA_DIFFICULTY,
    throttling: env.THROTTLING,
    premiumWindowDays: env.PREMIUM_WINDOW_DAYS,
    downloadConnections: env.DOWNLOAD_CONNECTIONS,
    downloadLinkAddresses: env.DOWNLOAD_LINK_ADDRESSES,
    downloadKeyAddresses: env.DOWNLOAD_KEY_ADDRESSES,
    /** How long a stopping process goes on answering, so that who balances can turn to the others. */
    drainSeconds: env.DRAIN_SECONDS,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    eventTransport: env.EVENT_TRANSPORT,
    kafka: kafkaSettings(env),
    searchEngine: env.SEARCH_ENGINE,
    meilisearch: searchSettings(env),
    delivery: deliverySettings(env),
  }));

/** Pages stand at its root, and every address in a mail begins with it. */
function isSiteOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

export type ConfigValues = z.output<typeof configSchema>;

/** The configuration of this process, checked once at start. Injected by class. */
export class Config {
  constructor(
    readonly values: ConfigValues,
    /** Where features read settings of their own from. */
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  /**
   * @throws ConfigError with one line per error.
   */
  static fromEnvironment(environment: NodeJS.ProcessEnv): Config {
    const values = readVariables(configSchema, environment);
    const errors: string[] = [];
    if (!values.writeDatabaseUrl) errors.push('WRITE_DATABASE_URL or DATABASE_URL: not set');
    if (!values.readDatabaseUrl) errors.push('READ_DATABASE_URL or DATABASE_URL: not set');
    if (values.environment === 'production' && values.tokenSecret === DEVELOPMENT_SECRET) {
      errors.push(
        'TOKEN_SECRET: the development secret is not allowed in production; set a random text of 32 characters or more',
      );
    }
    if (values.environment === 'production' && !values.publicUrl) {
      errors.push('PUBLIC_URL: not set; links in mails, and banks, lead to it');
    }
    errors.push(...proxyErrors(values.trustedProxies));
    errors.push(...dataKeyErrors(environment['DATA_KEYS'], values.environment === 'production'));
    const refusal = networkRefusal(environment);
    if (refusal) errors.push(refusal);
    if (values.callsUrl && !values.callsKey) errors.push('CALLS_KEY: not set, but CALLS_URL is');
    if (values.environment === 'production' && values.devMailbox) {
      errors.push('DEV_MAILBOX: not allowed in production');
    }
    if (values.eventTransport === 'kafka') errors.push(...kafkaErrors(values.kafka));
    if (values.searchEngine === 'meilisearch') errors.push(...searchErrors(values.meilisearch));
    errors.push(...storageErrors(values.storageS3));
    if (errors.length > 0) throw new ConfigError(errors.join('\n'));
    return new Config(values, environment);
  }
}
