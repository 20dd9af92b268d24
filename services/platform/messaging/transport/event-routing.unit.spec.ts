import { EventRouting } from './event-routing.ts';

const routing = new EventRouting(new Map([['title.added.v1', 'catalogue']]), 6);

describe('where an event is delivered', () => {
  it('never changes: these are the partitions that released versions gave', () => {
    const streams = ['title-1', 'title-2', 'comment-17', 'user-3', 'rating-5-9', 'واژه-1'];
    expect(streams.map((stream) => routing.partitionOf(stream))).toEqual([3, 0, 3, 4, 2, 1]);
  });

  it('spreads the streams over all partitions', () => {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let n = 1; n <= 6_000; n++) counts[routing.partitionOf(`title-${n}`)]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });

  it('is the topic of its module, and a topic that everybody follows for types that no table names', () => {
    expect(routing.partitionNameOf('title.added.v1', 'title-1')).toMatch(/^catalogue-\d$/);
    expect(routing.partitionNameOf('thing.unknown.v1', 'thing-1')).toMatch(/^other-\d$/);
    expect(routing.topicsOf(['title.added.v1'])).toEqual(['catalogue', 'other']);
  });

  it('is one of all topics, each of which is named once', () => {
    const two = new EventRouting(
      new Map([
        ['title.added.v1', 'catalogue'],
        ['title.changed.v1', 'catalogue'],
        ['comment.posted.v1', 'community'],
      ]),
      6,
    );
    expect(two.allTopics).toEqual(['catalogue', 'community', 'other']);
    expect(two.topicsOf(['title.added.v1', 'title.changed.v1'])).toEqual(['catalogue', 'other']);
    expect(two.topicsOf(['thing.unknown.v1'])).toEqual(['other']);
    expect(two.partitionsPerTopic).toBe(6);
    expect(two.partitionNameOf('comment.posted.v1', 'title-1')).toBe('community-3');
  });

  it('is the log in the embedded profile', () => {
    expect([EventRouting.embedded.partitionsPerTopic, EventRouting.embedded.allTopics]).toEqual([1, ['other']]);
    expect(EventRouting.embedded.partitionOf('title-2')).toBe(0);
    expect(EventRouting.embedded.partitionNameOf('title.added.v1', 'title-1')).toBe('log');
    expect(EventRouting.embedded.partitionNamesOf(['title.added.v1'])).toEqual(['log']);
  });

  it('says, where the log itself is followed, where Kafka would deliver', () => {
    const topics = new Map([['title.added.v1', 'catalogue']]);
    const { inKafka } = new EventRouting(topics, null, 2);
    const names = inKafka.partitionNamesOf(['title.added.v1']);
    expect(names).toEqual(['catalogue-0', 'catalogue-1', 'other-0', 'other-1']);
    const streams = ['title-1', 'title-2', 'title-3', 'title-4', 'title-5'];
    const delivered = new Set(streams.map((stream) => inKafka.partitionNameOf('title.added.v1', stream)));
    expect([...delivered].sort()).toEqual(['catalogue-0', 'catalogue-1']);
  });
});
