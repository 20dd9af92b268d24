import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import type { Card } from '../contract/card.ts';
import type { SearchIndex } from '../contract/search-index.port.ts';
import type { Asking } from './asking.ts';
import { describeFinding } from './finding.contract.ts';
import { describeReading } from './reading.contract.ts';
import { describeRelevance } from './relevance.contract.ts';
import { SAMPLE_PEOPLE, SAMPLE_TITLES, title } from './search-samples.ts';

export interface SearchIndexUnderTest {
  index: SearchIndex;
  /** Runs the work as a projection's batch would; what it wrote can be found afterwards. */
  write(work: (transaction: ProjectionTransaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

function namesOf(cards: Card[]): string[] {
  return cards.map(({ text }) => JSON.parse(text).name as string);
}

/**
 * What every adapter of the SearchIndex port must do.
 * @param whatIsRead also what reading more into a text than names takes: one that answers alone must find what merely sounds alike.
 */
export function describeSearchIndex(
  adapter: string,
  start: () => Promise<SearchIndexUnderTest>,
  { whatIsRead = true } = {},
): void {
  describe(`SearchIndex: ${adapter}`, () => {
    let tested: SearchIndexUnderTest;
    const asking: Asking = {
      titles: async (query, limits) =>
        namesOf((await tested.index.suggest(query, { titles: 10, people: 5, ...limits })).titles),
      people: async (query, limits) =>
        namesOf((await tested.index.suggest(query, { titles: 10, people: 5, ...limits })).people),
      find: async (filter, page) => namesOf(await tested.index.find(filter, { page: 1, size: 24, ...page })),
      write: (documents) => tested.write((transaction) => tested.index.upsert(documents, transaction)),
      index: () => tested.index,
    };

    beforeAll(async () => {
      tested = await start();
      await asking.write([...SAMPLE_TITLES, ...SAMPLE_PEOPLE]);
    });

    afterAll(() => tested.close());

    describeRelevance(asking);
    describeFinding(asking);
    if (whatIsRead) describeReading(asking);

    describe('writing', () => {
      it('takes the same documents twice', async () => {
        await asking.write(SAMPLE_TITLES.slice(0, 3));
        expect(await asking.titles('the godfather')).toEqual(['The Godfather', 'The Godfather Part II']);
      });

      it('forgets a name that a document has no more, and a document that is removed', async () => {
        await asking.write([title(900, ['Zanzibar Nights'])]);
        await asking.write([title(900, ['Zebra Days'])]);
        expect(await asking.titles('zanzibar')).toEqual([]);
        expect(await asking.titles('zebra')).toEqual(['Zebra Days']);
        await tested.write((transaction) => tested.index.remove([{ kind: 'title', id: 900 }], transaction));
        expect(await asking.titles('zebra')).toEqual([]);
        expect(await asking.find({ query: 'zebra' })).toEqual([]);
      });

      it('keeps the last of a batch that has a document twice', async () => {
        await asking.write([title(901, ['Quartz One']), title(901, ['Quartz Two'])]);
        expect(await asking.titles('quartz')).toEqual(['Quartz Two']);
        await tested.write((transaction) => tested.index.remove([{ kind: 'title', id: 901 }], transaction));
      });

      it('starts again from nothing', async () => {
        await tested.write((transaction) => tested.index.clear(transaction));
        expect(await asking.titles('the godfather')).toEqual([]);
        expect((await tested.index.count({})).total).toBe(0);
        await asking.write([...SAMPLE_TITLES, ...SAMPLE_PEOPLE]);
        expect(await asking.titles('the godfather')).toContain('The Godfather');
      });
    });
  });
}
