import type { RecordedEvent } from '../outbox/event-definition.ts';
import { EventRouting } from '../transport/event-routing.ts';
import type { Published } from './publishing-position.ts';
import { Watermarks } from './watermarks.ts';

const routing = new EventRouting(new Map([['title.added.v1', 'catalogue']]), 2);
const published = (position: number, partitions: Record<string, number> = {}): Published => ({
  position,
  floor: 3,
  partitions: new Map(Object.entries(partitions)),
});
const added = (stream: string, position: number) => ({ type: 'title.added.v1', stream, position }) as RecordedEvent;
const namesOf = (marks: { topic: string; partition: number }[]) =>
  marks.map(({ topic, partition }) => `${topic}-${partition}`);
const ALL = ['catalogue-0', 'catalogue-1', 'other-0', 'other-1'];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('marks of how far the log goes', () => {
  it('are due in every partition, each after what that one heard last', () => {
    const marks = new Watermarks(routing).due(published(9, { 'catalogue-1': 7 }));
    expect(namesOf(marks)).toEqual(ALL);
    expect(marks.map(({ previous }) => previous)).toEqual([3, 7, 3, 3]);
    for (const { position, event } of marks) expect([position, event]).toEqual([9, null]);
  });

  it('are not due where an event or a mark has told it', () => {
    const watermarks = new Watermarks(routing);
    const stream = 'title-1';
    watermarks.sent([added(stream, 9)]);
    jest.advanceTimersByTime(3_000);
    const told = `catalogue-${routing.partitionOf(stream)}`;
    expect(namesOf(watermarks.due(published(9)))).toEqual(ALL.filter((name) => name !== told));
    expect(watermarks.due(published(9))).toEqual([]);
  });

  it('are due where an older event was the last', () => {
    const watermarks = new Watermarks(routing);
    watermarks.sent([added('title-1', 8)]);
    jest.advanceTimersByTime(3_000);
    expect(namesOf(watermarks.due(published(9)))).toEqual(ALL);
  });

  it('are not due of a log without events, nor soon after others', () => {
    const watermarks = new Watermarks(routing);
    expect(watermarks.due(published(0))).toEqual([]);
    expect(watermarks.due(published(9))).toHaveLength(4);
    jest.advanceTimersByTime(4_999);
    expect(watermarks.due(published(10))).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(watermarks.due(published(10))).toHaveLength(4);
  });

  it('are not due between events that follow each other soon, but once a minute', () => {
    const watermarks = new Watermarks(routing);
    let marked = 0;
    for (let position = 1; position <= 70; position++) {
      watermarks.sent([added('title-1', position)]);
      jest.advanceTimersByTime(1_000);
      if (watermarks.due(published(position)).length > 0) marked += 1;
    }
    expect(marked).toBe(1);
    jest.advanceTimersByTime(5_000);
    expect(watermarks.due(published(70))).toHaveLength(3);
  });

  it('are due as soon as there is news for a partition that all have heard before', () => {
    const watermarks = new Watermarks(routing);
    watermarks.due(published(9));
    jest.advanceTimersByTime(5_000);
    expect(watermarks.due(published(9))).toEqual([]);
    expect(watermarks.due(published(10))).toHaveLength(4);
  });
});
