import { account } from './en/account';
import { audit } from './en/audit';
import { comments } from './en/comments';
import { coupons } from './en/coupons';
import { dashboard } from './en/dashboard';
import { errors } from './en/errors';
import { login } from './en/login';
import { payments } from './en/payments';
import { people } from './en/people';
import { plans } from './en/plans';
import { server } from './en/server';
import { shell } from './en/shell';
import { titles } from './en/titles';
import { users } from './en/users';

/** The console's own English, by area. `fa.ts` has the same keys; a text missing there shows up in English. */
export const en = {
  ra: {
    action: { bulk_actions: '%{smart_count} selected' },
    notification: {
      http_error: 'The server could not be reached. Check the connection and try again.',
      item_doesnt_exist: 'This record does not exist (any more)',
    },
  },
  parde: {
    account,
    audit,
    ...comments,
    coupons,
    ...dashboard,
    errors,
    login,
    payments,
    people,
    plans,
    server,
    ...shell,
    titles,
    users,
  },
};

export type Messages = typeof en;
