import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as membership from '#modules/membership/contract/membership.events.ts';
import * as coupons from '#modules/payments/contract/coupons.events.ts';
import * as payments from '#modules/payments/contract/payments.events.ts';
import type { EventDefinition } from '#platform/messaging/outbox/event-definition.ts';

const FILE = path.join(import.meta.dirname, 'recordings/events.json');
const RELEASED: Record<string, object> = JSON.parse(readFileSync(FILE, 'utf8'));
const definitions = [membership, coupons, payments]
  .flatMap((events) => Object.values(events) as unknown[])
  .filter(
    (exported): exported is EventDefinition<string, object> => typeof exported === 'function' && 'type' in exported,
  );

/** What stands in the log is read for good: a shape that changes needs a new version of its event. */
describe('events of membership and payments', () => {
  it('are all recorded', () => {
    expect(definitions.map(({ type }) => type).sort()).toEqual(Object.keys(RELEASED).sort());
  });

  it.each(definitions.map((definition) => [definition.type, definition] as const))(
    '%s is read and written as it was released',
    (type, definition) => {
      expect(definition.schema.parse(RELEASED[type])).toEqual(RELEASED[type]);
      for (const field of Object.keys(RELEASED[type]!)) {
        const { [field]: _, ...less } = RELEASED[type] as Record<string, unknown>;
        expect({ field, read: definition.schema.safeParse(less).success }).toEqual({ field, read: false });
      }
    },
  );

  it('never carry a token of a bank', () => {
    for (const event of Object.values(RELEASED)) expect(Object.keys(event)).not.toContain('token');
  });
});
