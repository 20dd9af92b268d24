import { createTestDatabase } from '#platform/testing/test-database.ts';
import { Site } from '../../support/processes/site.ts';
import { variantsInTurn } from '../../support/runner/long-suites.ts';
import { describeFirstTaps } from './first-taps.ts';
import { ALL_READERS, BOTH_READERS, describeJourneys, running } from './journey.ts';
import { describeAmongMembers } from './journeys/among-members.ts';
import { describeCeremonyPages } from './pages/ceremony-pages.ts';
import { describeDrawnPages } from './pages/drawn-pages.ts';
import { describeSpecifiedCalls } from './specified-calls/specified-calls.ts';
import { describeWeakLine } from './weak-line.ts';

describe('the site in one process', () => {
  describeJourneys(
    async () => {
      const database = await createTestDatabase();
      const site = await Site.start({ environment: { DATABASE_URL: database.url, THROTTLING: '0' } });
      return {
        url: site.url,
        stop: async () => {
          await site.stop();
          await database.drop();
        },
      };
    },
    process.env['JOURNEYS'] === 'all' ? ALL_READERS : variantsInTurn(BOTH_READERS, process.env['LONG']),
  );
  describeAmongMembers(running, BOTH_READERS);
  describeWeakLine(running);
  describeDrawnPages(running);
  describeFirstTaps(running);
  describeCeremonyPages(running);
  describeSpecifiedCalls(running);
});
