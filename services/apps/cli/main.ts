import 'reflect-metadata';
import { migrateDatabases } from '#apps/composition/databases/migrate-databases.ts';
import { readSiteSettings } from '#apps/composition/site-settings.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { useDatabase } from '#tools/embedded-postgres/embedded-database.ts';
import { EmbeddedPostgresError } from '#tools/embedded-postgres/embedded-postgres-error.ts';
import { runChangeRole } from './accounts/change-role.command.ts';
import { runCreateAdmin } from './accounts/create-admin.command.ts';
import { runResetTwoFactor } from './accounts/reset-two-factor.command.ts';
import { runImport } from './import/import.command.ts';
import { runMedia } from './media/media.command.ts';
import { runRebuild } from './projections/rebuild.command.ts';
import { runRepublish } from './projections/republish.command.ts';
import { runRetryParked } from './projections/retry-parked.command.ts';
import { runSeed } from './seed.command.ts';

/** @returns the exit code. */
type Command = (config: Config, args: string[]) => Promise<number>;

const COMMANDS: Record<string, { run: Command; help: string }> = {
  migrate: { run: async () => 0, help: 'migrate                      bring the databases up to date' },
  seed: { run: runSeed, help: 'seed                         demo accounts and the demo catalogue' },
  'create-admin': {
    run: runCreateAdmin,
    help: 'create-admin [--email ADDRESS] [--username NAME] [--link]   an account of an admin; asks for its password, or prints a link',
  },
  'change-role': { run: runChangeRole, help: 'change-role LOGIN viewer|moderator|admin [--yes]' },
  'reset-two-factor': {
    run: runResetTwoFactor,
    help: 'reset-two-factor LOGIN [--yes]   for whoever has lost the authenticator and its recovery codes',
  },
  import: { run: runImport, help: 'import FILE [--dry-run] [--batch N]   titles from JSON lines or CSV, gzip or not' },
  media: {
    run: runMedia,
    help: 'media add FOLDER [--dry-run]   films of a folder, each to the title that its name says',
  },
  rebuild: {
    run: runRebuild,
    help: 'rebuild PROJECTION|search|all [--compare|--check]   read models anew from the event log',
  },
  republish: { run: runRepublish, help: 'republish --from POSITION    events to Kafka again' },
  'retry-parked': { run: runRetryParked, help: 'retry-parked [PROJECTION]    parked events again' },
};

const say = (line: string) => process.stderr.write(`  ${line}\n`);

async function main(name: string | undefined, args: string[]): Promise<number> {
  const command = name ? COMMANDS[name] : undefined;
  if (!command) {
    for (const { help } of Object.values(COMMANDS)) say(help);
    return name === undefined || name === 'help' ? 0 : 2;
  }
  // Imports and rebuilds: nobody waits for an answer.
  const environment = { LOG_LEVEL: 'warn', DATABASE_STATEMENT_TIMEOUT_SECONDS: '600', ...process.env };
  const database = await useDatabase(environment, say);
  try {
    const { config } = readSiteSettings({
      ...environment,
      ...(database.url && { DATABASE_URL: database.url }),
      PROCESS_NAME: 'cli',
    });
    await migrateDatabases(config, (migration) => say(`migrated: ${migration}`));
    return await command.run(config, args);
  } finally {
    await database.done();
  }
}

main(process.argv[2], process.argv.slice(3))
  .catch((error: unknown) => {
    const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
    process.stderr.write(`\nparde: ${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    return 1;
  })
  .then((code) => process.exit(code));
