import { account } from './en/account.ts';
import { articles } from './en/articles.ts';
import { audit } from './en/audit.ts';
import { ceremonies } from './en/ceremonies.ts';
import { channels } from './en/channels.ts';
import { comments } from './en/comments.ts';
import { contacts } from './en/contacts.ts';
import { coupons } from './en/coupons.ts';
import { curation } from './en/curation.ts';
import { dashboard } from './en/dashboard.ts';
import { duplicates } from './en/duplicates.ts';
import { errors } from './en/errors.ts';
import { fileReports } from './en/file-reports.ts';
import { genres } from './en/genres.ts';
import { imports } from './en/imports.ts';
import { login } from './en/login.ts';
import { parked } from './en/parked.ts';
import { payments } from './en/payments.ts';
import { people } from './en/people.ts';
import { pictures } from './en/pictures.ts';
import { plans } from './en/plans.ts';
import { ra } from './en/ra.ts';
import { rebuilds } from './en/rebuilds.ts';
import { requests } from './en/requests.ts';
import { seasons } from './en/seasons.ts';
import { server } from './en/server.ts';
import { shell } from './en/shell.ts';
import { subtitles } from './en/subtitles.ts';
import { titles } from './en/titles.ts';
import { translations } from './en/translations.ts';
import { users } from './en/users.ts';
import { versions } from './en/versions.ts';
import { waiting } from './en/waiting.ts';

/** The console's own English, by area. `fa.ts` has the same keys; a text missing there shows up in English. */
export const en = {
  ra,
  parde: {
    account,
    articles,
    audit,
    ceremonies,
    ...channels,
    ...comments,
    ...contacts,
    coupons,
    ...curation,
    ...dashboard,
    duplicates,
    errors,
    ...fileReports,
    ...genres,
    imports,
    rebuilds,
    login,
    parked,
    payments,
    people,
    pictures,
    plans,
    ...requests,
    seasons,
    server,
    ...shell,
    subtitles,
    titles,
    translations,
    users,
    versions,
    waiting,
  },
};

export type Messages = typeof en;
