/* Fails when an entity differs from what the migrations make: some migration is missing. */
import { startPostgres } from '../postgres/start-postgres.ts';

const compiled = (file: string) => import(new URL(`../../../services/dist/${file}`, import.meta.url).href);

const { prepareTemplate } = await compiled('apps/composition/testing/prepare-test-template.js');
const { schemaDrift } = await compiled('apps/composition/databases/schema-drift.js');
const { databaseUrl, TEMPLATE_DATABASE } = await compiled('platform/testing/test-database.js');

const postgres = await startPostgres();
let drift: string[];
try {
  await prepareTemplate(postgres.url);
  drift = await schemaDrift(databaseUrl(postgres.url, TEMPLATE_DATABASE));
} finally {
  await postgres.stop();
}
for (const query of drift) process.stderr.write(`missing in the migrations: ${query}\n`);
process.exit(drift.length > 0 ? 1 : 0);
