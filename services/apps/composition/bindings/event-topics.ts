import * as accounts from '#modules/accounts/contract/accounts.events.ts';
import * as ceremonies from '#modules/catalogue/contract/awards/ceremony.events.ts';
import * as catalogue from '#modules/catalogue/contract/catalogue.events.ts';
import * as channels from '#modules/catalogue/contract/channel.events.ts';
import * as duplicates from '#modules/catalogue/contract/duplicates.events.ts';
import * as genres from '#modules/catalogue/contract/genres/genre.events.ts';
import * as imports from '#modules/catalogue/contract/imports.events.ts';
import * as commentReports from '#modules/community/contract/comment-reports.events.ts';
import * as community from '#modules/community/contract/community.events.ts';
import * as likes from '#modules/community/contract/likes.events.ts';
import * as moderationRules from '#modules/community/contract/moderation-rules.events.ts';
import * as rebuilds from '#modules/console/contract/rebuilds.events.ts';
import * as workClaims from '#modules/console/contract/work-claims.events.ts';
import * as curation from '#modules/curation/contract/curation.events.ts';
import * as notices from '#modules/curation/contract/notice.events.ts';
import * as downloads from '#modules/downloads/contract/downloads.events.ts';
import * as editorial from '#modules/editorial/contract/editorial.events.ts';
import * as library from '#modules/library/contract/library.events.ts';
import * as media from '#modules/media/contract/media.events.ts';
import * as streams from '#modules/media/contract/streams.events.ts';
import * as membership from '#modules/membership/contract/membership.events.ts';
import * as notifications from '#modules/notifications/contract/notifications.events.ts';
import * as coupons from '#modules/payments/contract/coupons.events.ts';
import * as payments from '#modules/payments/contract/payments.events.ts';
import * as requests from '#modules/requests/contract/requests.events.ts';
import * as submittedSubtitles from '#modules/subtitles/contract/submitted-subtitles.events.ts';
import * as subtitles from '#modules/subtitles/contract/subtitles.events.ts';
import * as contact from '#modules/support/contract/contact.events.ts';
import * as support from '#modules/support/contract/support.events.ts';
import * as translations from '#modules/translations/contract/translations.events.ts';
import * as watching from '#modules/watching/contract/watching.events.ts';
import * as operators from '#platform/messaging/audit/operator-acted.event.ts';
import * as audit from '#platform/messaging/audit/staff-acted.event.ts';

/** The topic of an event is its module. An event never changes its topic: its followers' checkpoints are kept by topic. */
const MODULES: [topic: string, events: object][] = [
  ['accounts', accounts],
  ['audit', audit],
  ['audit', operators],
  ['catalogue', { ...catalogue, ...ceremonies, ...channels, ...duplicates, ...genres, ...imports }],
  ['community', { ...community, ...likes, ...commentReports, ...moderationRules }],
  ['media', media],
  ['downloads', downloads],
  ['console', { ...rebuilds, ...workClaims }],
  ['curation', { ...curation, ...notices }],
  ['editorial', editorial],
  ['library', library],
  ['membership', membership],
  ['notifications', notifications],
  ['payments', coupons],
  ['payments', payments],
  ['requests', requests],
  ['support', contact],
  ['support', support],
  ['media', streams],
  ['subtitles', submittedSubtitles],
  ['subtitles', subtitles],
  ['translations', translations],
  ['watching', watching],
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
