import type { Messages } from './en.ts';
import { account } from './fa/account.ts';
import { audit } from './fa/audit.ts';
import { comments } from './fa/comments.ts';
import { contacts } from './fa/contacts.ts';
import { coupons } from './fa/coupons.ts';
import { dashboard } from './fa/dashboard.ts';
import { errors } from './fa/errors.ts';
import { fileReports } from './fa/file-reports.ts';
import { login } from './fa/login.ts';
import { payments } from './fa/payments.ts';
import { people } from './fa/people.ts';
import { plans } from './fa/plans.ts';
import { ra } from './fa/ra.ts';
import { requests } from './fa/requests.ts';
import { server } from './fa/server.ts';
import { shell } from './fa/shell.ts';
import { subtitles } from './fa/subtitles.ts';
import { titles } from './fa/titles.ts';
import { users } from './fa/users.ts';

/** The console's own Persian, by area. */
export const fa: Messages = {
  ra,
  parde: {
    account,
    audit,
    ...comments,
    ...contacts,
    coupons,
    ...dashboard,
    errors,
    ...fileReports,
    login,
    payments,
    people,
    plans,
    ...requests,
    server,
    ...shell,
    subtitles,
    titles,
    users,
  },
};
