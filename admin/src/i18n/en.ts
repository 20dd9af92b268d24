import { account } from './en/account.ts';
import { audit } from './en/audit.ts';
import { comments } from './en/comments.ts';
import { contacts } from './en/contacts.ts';
import { coupons } from './en/coupons.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { fileReports } from './en/file-reports.ts';
import { login } from './en/login.ts';
import { payments } from './en/payments.ts';
import { people } from './en/people.ts';
import { plans } from './en/plans.ts';
import { ra } from './en/ra.ts';
import { requests } from './en/requests.ts';
import { server } from './en/server.ts';
import { shell } from './en/shell.ts';
import { subtitles } from './en/subtitles.ts';
import { titles } from './en/titles.ts';
import { users } from './en/users.ts';

/** The console's own English, by area. `fa.ts` has the same keys; a text missing there shows up in English. */
export const en = {
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

export type Messages = typeof en;
