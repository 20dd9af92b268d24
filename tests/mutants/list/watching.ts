import type { Mutant } from '../mutant.ts';

const WATCHING = 'services/modules/watching';
const PLAYBACK = `${WATCHING}/domain/playback.unit.spec.ts`;
const PLAYTIME = `${WATCHING}/commands/record-playtime/record-playtime.int.spec.ts`;
const PLAYINFO = `${WATCHING}/queries/get-playinfo/get-playinfo.int.spec.ts`;

/** Where members are with films, and by which links these play. */
export const WATCHING_MUTANTS: readonly Mutant[] = [
  {
    name: 'older-playing-wins',
    what: 'an older device replaces a newer position',
    file: `${WATCHING}/domain/playback.ts`,
    find: `  if (playing < playback.session) return { outcome: 'outdated' };\n`,
    replace: '',
    suite: PLAYBACK,
    test: 'never lets an older device replace the position of a newer one',
  },
  {
    name: 'overtaken-report-wins',
    what: 'a report that arrives late replaces a later one of its own playing',
    file: `${WATCHING}/domain/playback.ts`,
    find: `  if (sequence !== null && sequence < playback.sequence) return { outcome: 'outdated' };\n`,
    replace: '',
    suite: PLAYBACK,
    test: 'never lets an older device replace the position of a newer one',
  },
  {
    name: 'paused-report-not-counted',
    what: 'a report that arrives late replaces a later one that was of the same place as before',
    file: `${WATCHING}/commands/record-playtime/record-playtime.handler.ts`,
    find: `    if (recording.outcome === 'counted') await this.log.count(transaction, playback, recording.next);\n`,
    replace: '',
    suite: PLAYTIME,
    test: 'does not count what was overtaken by a report of the same place',
  },
  {
    name: 'playback-not-locked',
    what: 'two reports at once are both decided on what was before',
    file: `${WATCHING}/persistence/playback.repository.ts`,
    find: 'where user_id = $1 and file_id = $2 for update`',
    replace: 'where user_id = $1 and file_id = $2`',
    suite: PLAYTIME,
    test: 'keeps streams whole and the newest playing when two devices report at once',
  },
  {
    name: 'beacon-from-elsewhere',
    what: 'a page of another site reports with the cookie of whoever opens it',
    file: 'services/platform/http/bodies/beacon.ts',
    find: `if (site !== undefined) return site !== 'same-origin';`,
    replace: 'if (site !== undefined) return false;',
    suite: PLAYTIME,
    test: 'takes a beacon of',
  },
  {
    name: 'plain-text-everywhere',
    what: 'every command reads what a form on another site can send',
    file: 'services/platform/http/bodies/beacon.ts',
    find: 'if (request.routeOptions.config?.beacon) parseJson',
    replace: 'if (true) parseJson',
    suite: PLAYTIME,
    test: 'reads text/plain nowhere else',
  },
  {
    name: 'stream-outlives-the-days',
    what: 'a link to a film goes on after the days of its member',
    file: `${WATCHING}/queries/get-playinfo/get-playinfo.handler.ts`,
    find: 'Math.min(now.getTime() + MAX_LINK_MS, until?.getTime() ?? Number.POSITIVE_INFINITY)',
    replace: 'now.getTime() + MAX_LINK_MS',
    suite: PLAYINFO,
    test: 'has all that a player needs for a member with days',
  },
  {
    name: 'watched-after-deletion',
    what: 'what somebody watched stays when the account is deleted',
    file: 'services/platform/messaging/outbox/personal-fields/erase-personal-fields.ts',
    find: 'for (const { table, column, becomes } of personalRows()) {',
    replace: 'for (const { table, column, becomes } of personalRows().slice(0, 0)) {',
    suite: 'tests/contract/personal-data.spec.ts',
    test: 'nobody knows what they watched',
  },
];
