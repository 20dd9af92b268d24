import path from 'node:path';
import { filesUnder, ROOT, textOf } from '../deploy/deploy-files.ts';

/** Tables that neither an entity nor a projection names: those of the platform, and what only SQL reads and writes. */
const DECLARED: Record<string, readonly string[]> = {
  'platform/messaging': [
    'write.event_log',
    'write.relay_head',
    'write.publishing',
    'write.idempotency_key',
    'read.projection_checkpoint',
    'read.parked_event',
    'read.foreign_message',
  ],
  'platform/database': ['write.schema_migrations', 'read.schema_migrations'],
  'platform/jobs': ['write.effect_job'],
  'platform/captcha': ['write.spent_captcha'],
  'platform/mail': ['write.dev_mailbox'],
  'platform/throttling': ['write.throttle'],
  notifications: [
    'write.notification',
    'write.notification_spread',
    'write.notification_progress',
    'write.notification_reader',
    'write.notification_digest_line',
    'write.push_subscription',
  ],
  payments: ['write.coupon_redemption', 'write.registration_sale', 'write.ledger_transaction', 'write.ledger_entry'],
  recommendations: ['read.title_audience', 'read.story_word', 'read.title_trend', 'read.recommendation_build'],
  search: [
    'read.search_document',
    'read.search_name',
    'read.search_spelling',
    'read.search_filter',
    'read.search_title',
    'read.search_person',
    'read.search_credit',
    'read.search_meilisearch_title',
    'read.search_meilisearch_person',
    'read.search_meilisearch_credit',
  ],
  catalogue: ['write.title_import'],
  console: ['write.rebuild'],
  media: ['write.media_stream', 'write.uploaded_picture', 'write.uploaded_trailer'],
  subtitles: ['write.subtitle_track'],
  translations: ['write.missing_translation', 'write.translation'],
};

interface Claim {
  table: string;
  owner: string;
}

/** Who owns which table. A table that two claim is told in `disputes`. */
export interface TableOwners {
  owners: ReadonlyMap<string, string>;
  disputes: string[];
}

export function tableOwners(claims: readonly Claim[]): TableOwners {
  const owners = new Map<string, string>();
  const disputes: string[] = [];
  for (const { table, owner } of claims) {
    const first = owners.get(table);
    if (first && first !== owner) disputes.push(`${table} belongs to ${first} and to ${owner}`);
    else owners.set(table, owner);
  }
  return { owners, disputes };
}

/** From the entities, the projections and the list above. */
export async function claimedTables(): Promise<Claim[]> {
  const declared = Object.entries(DECLARED).flatMap(([owner, tables]) => tables.map((table) => ({ table, owner })));
  return [...entityClaims(), ...(await projectionClaims()), ...declared];
}

const moduleOf = (file: string) => file.split('/')[2] ?? file;

function entityClaims(): Claim[] {
  return filesUnder('services/modules', /\.entity\.ts$/).map((file) => {
    const [, schema, name] = /@Entity\(\{ schema: '(\w+)', name: '(\w+)' \}\)/.exec(textOf(file)) ?? [];
    if (!schema || !name) throw new Error(`${file}: names no table as @Entity({ schema: …, name: … })`);
    return { table: `${schema}.${name}`, owner: moduleOf(file) };
  });
}

async function projectionClaims(): Promise<Claim[]> {
  const files = filesUnder('services/modules', /\.projection\.ts$/);
  const claims = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(path.join(ROOT, file));
    const tables = Object.values(exported).flatMap((one) => (isProjection(one) ? one.tables : []));
    return tables.map((table) => ({ table: `read.${table}`, owner: moduleOf(file) }));
  });
  return (await Promise.all(claims)).flat();
}

function isProjection(value: unknown): value is { tables: string[] } {
  return typeof value === 'object' && value !== null && 'tables' in value && Array.isArray(value.tables);
}
