import type pg from 'pg';
import type { Caller } from './measure/paced.ts';
import type { Settings } from './settings.ts';
import type { Catalogue } from './site/catalogue.ts';
import type { SiteProcess } from './site/site-process.ts';
import type { Server } from './workloads/read-probe.ts';

/** What the workloads work on. */
export interface BenchContext {
  settings: Settings;
  servers: Record<'site' | 'plain' | 'node' | 'posts' | 'fastify' | 'nest', Server>;
  site: SiteProcess;
  databaseUrl: string;
  /** On the database of the site; the scratch schema is there too. */
  client: pg.Client;
  caller: Caller;
  catalogue: Catalogue;
  tokens: { viewer: string; moderator: string };
}
