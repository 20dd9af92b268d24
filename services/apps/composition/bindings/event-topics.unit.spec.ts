import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventTopics } from './event-topics.ts';

const SERVICES = path.resolve(import.meta.dirname, '../../..');

describe('the topics of the events', () => {
  it('are those that released versions published to', () => {
    expect(eventTopics.get('title.added.v1')).toBe('catalogue');
    expect(eventTopics.get('comment.posted.v1')).toBe('community');
    expect(eventTopics.get('user.registered.v1')).toBe('accounts');
    expect(eventTopics.get('staff.acted.v1')).toBe('audit');
  });

  it('are known for every event that is declared', () => {
    const files = globSync(['modules/*/contract/*.ts', 'platform/**/*.event.ts'], { cwd: SERVICES });
    const declared = files.flatMap((file) =>
      [...readFileSync(path.join(SERVICES, file), 'utf8').matchAll(/'([a-z-]+\.[a-z-]+\.v\d+)'/g)].map(
        ([, type]) => type!,
      ),
    );
    expect(declared.length).toBeGreaterThan(20);
    expect(declared.filter((type) => !eventTopics.has(type))).toEqual([]);
  });
});
