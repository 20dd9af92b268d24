import type pg from 'pg';
import type { Caller } from './measure/paced.ts';
import type { Settings } from './settings.ts';
import type { Catalogue } from './site/catalogue.ts';

/** What the workloads work on. */
export interface BenchContext {
  settings: Settings;
  /** Addresses. */
  urls: { site: string; plain: string; node: string; fastify: string; nest: string };
  databaseUrl: string;
  /** On the database of the site; the scratch schema is there too. */
  client: pg.Client;
  caller: Caller;
  catalogue: Catalogue;
  tokens: { viewer: string; moderator: string };
}
