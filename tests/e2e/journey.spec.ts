import { describe } from 'vitest';
import { createTestDatabase } from '../../services/platform/testing/test-database.js';
import { Site } from '../support/site.js';
import { BOTH_READERS, describeJourneys, EVERY_READER } from './journey.js';

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
    process.env['JOURNEYS'] === 'all' ? EVERY_READER : BOTH_READERS,
  );
});
