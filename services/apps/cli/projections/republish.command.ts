import { createPool } from '#platform/database/connections/connections.ts';
import type { Config } from '#platform/kernel/config/config.ts';
import { publishAgainAfter, readPublished } from '#platform/messaging/relay/publishing-position.ts';

const say = (line: string) => process.stderr.write(`  ${line}\n`);

/**
 * cli republish --from POSITION: the leading relay publishes again from there on. What projections have is not projected
 * again, whatever comes twice. @returns the exit code.
 */
export async function runRepublish(config: Config, args: string[]): Promise<number> {
  const from = args.length === 2 && args[0] === '--from' ? Number(args[1]) : Number.NaN;
  if (!Number.isSafeInteger(from) || from < 1) {
    say('republish --from POSITION: a position from 1 on');
    return 2;
  }
  const database = createPool({ url: config.values.writeDatabaseUrl, max: 1, applicationName: 'parde-republish' });
  try {
    const { position } = await readPublished(database);
    const moved = await publishAgainAfter(database, from - 1);
    say(
      moved
        ? `events from ${from} to ${position} are published again`
        : `published up to ${position}: nothing to repeat`,
    );
    if (config.values.eventTransport !== 'kafka') say('EVENT_TRANSPORT is not kafka here: nothing is published at all');
    return 0;
  } finally {
    await database.end();
  }
}
