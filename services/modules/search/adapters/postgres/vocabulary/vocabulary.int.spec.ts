import { ReadDatabase } from '#platform/database/read-database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { Vocabulary } from './vocabulary.ts';

it('has words that are as near as each other in one order, whichever came first', async () => {
  const created = await createTestDatabase();
  const database = ReadDatabase.connect(created.url, 1, 'vocabulary');
  try {
    for (const words of [
      ['harvest', 'harbour', 'harness'],
      ['harness', 'harvest', 'harbour'],
    ]) {
      await database.rows('truncate read.search_spelling');
      for (const word of words) await database.rows('insert into read.search_spelling values ($1, $1)', [word]);
      // So few are read as they lie, too, and not by the index.
      await database.rows('analyze read.search_spelling');
      const [ahead] = await new Vocabulary(database).lookAhead([{ forms: ['hart'], known: false }]);
      expect(ahead!.forms).toEqual(['hart', 'harb', 'harn', 'harv']);
    }
  } finally {
    await database.close();
    await created.drop();
  }
});
