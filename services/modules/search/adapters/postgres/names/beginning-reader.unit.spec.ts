import type { ReadDatabase } from '#platform/database/read-database.ts';
import { CardReader } from '../card-reader.ts';
import { BeginningReader } from './beginning-reader.ts';

const found = [1, 2].map((place) => ({ place, kind: 1, id: place, tier: 1, popularity: 1, card: '' }));

function databaseOf() {
  return { rows: jest.fn(async () => found), preparedRows: jest.fn(async () => found) };
}

function readerOf(database: ReturnType<typeof databaseOf>): BeginningReader {
  const asked = database as unknown as ReadDatabase;
  return new BeginningReader(asked, new CardReader(asked, null), null);
}

describe('what begins with a text', () => {
  it('is looked up with that of others, and over the connections that look-ups share, where a few cards are asked for', async () => {
    const database = databaseOf();
    const reader = readerOf(database);
    const limits = { titles: 10, people: 5, role: 0, cards: true } as const;
    await Promise.all([reader.find('godf', limits), reader.find('casa', limits)]);
    expect(database.preparedRows).toHaveBeenCalledTimes(1);
    expect(database.rows).not.toHaveBeenCalled();
  });

  it('holds up nobody’s look-up where all that there is is asked for', async () => {
    const database = databaseOf();
    const reader = readerOf(database);
    const limits = { titles: 100_000, people: 0, role: 0, cards: false } as const;
    await Promise.all([reader.find('the ', limits), reader.find('love', limits)]);
    expect(database.rows).toHaveBeenCalledTimes(2);
    expect(database.preparedRows).not.toHaveBeenCalled();
  });
});
