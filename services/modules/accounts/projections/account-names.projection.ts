import { foldText } from '#platform/kernel/text/fold-text.ts';
import { defineProjection, on } from '#platform/messaging/projections/projection.ts';
import { profileEdited, registrationLapsed, userDeleted, userRegistered } from '../contract/accounts.events.ts';

const SAVE = `
  insert into account_name (user_id, folded) values ($1, $2)
  on conflict (user_id) do update set folded = excluded.folded`;
const DELETE = 'delete from account_name where user_id = $1';

/** A line feed between names: nothing that is searched for reaches from one into the next. */
function fold({ username, name }: { username: string; name: string }): string {
  return [username, name].map(foldText).join('\n');
}

/** Folded names of accounts, by which the console finds them. */
export const accountNamesProjection = defineProjection(
  'account-names',
  ['account_name'],
  [
    on(userRegistered, async ({ data }, { query }) => {
      await query(SAVE, [data.userId, fold(data)]);
    }),
    on(profileEdited, async ({ data }, { query }) => {
      await query(SAVE, [data.userId, fold(data)]);
    }),
    on(registrationLapsed, async ({ data }, { query }) => {
      await query(DELETE, [data.userId]);
    }),
    on(userDeleted, async ({ data }, { query }) => {
      await query(DELETE, [data.userId]);
    }),
  ],
);
