import * as accounts from '../modules/accounts/events/accounts.events.js';
import * as catalogue from '../modules/catalogue/events/catalogue.events.js';
import * as community from '../modules/community/events/community.events.js';
import * as membership from '../modules/membership/events/membership.events.js';
import * as coupons from '../modules/payments/events/coupons.events.js';
import * as payments from '../modules/payments/events/payments.events.js';
import * as translations from '../modules/translations/events/translations.events.js';
import * as audit from '../platform/audit/staff-acted.event.js';

/** The topic of an event is its module. An event never changes its topic: its followers' checkpoints are kept by topic. */
const MODULES: [topic: string, events: object][] = [
  ['accounts', accounts],
  ['audit', audit],
  ['catalogue', catalogue],
  ['community', community],
  ['membership', membership],
  ['payments', coupons],
  ['payments', payments],
  ['translations', translations],
];

/** Event type → topic. */
export const eventTopics: ReadonlyMap<string, string> = new Map(
  MODULES.flatMap(([topic, events]) => typesIn(events).map((type): [string, string] => [type, topic])),
);

/** Types of the event definitions among what a file exports. */
function typesIn(events: object): string[] {
  return Object.values(events).flatMap((exported: unknown) =>
    typeof exported === 'function' && 'type' in exported && typeof exported.type === 'string' ? [exported.type] : [],
  );
}
