import type { Messages } from './en.ts';
import { account } from './fa/account.ts';
import { articles } from './fa/articles.ts';
import { audit } from './fa/audit.ts';
import { ceremonies } from './fa/ceremonies.ts';
import { channels } from './fa/channels.ts';
import { comments } from './fa/comments.ts';
import { contacts } from './fa/contacts.ts';
import { coupons } from './fa/coupons.ts';
import { curation } from './fa/curation.ts';
import { dashboard } from './fa/dashboard.ts';
import { duplicates } from './fa/duplicates.ts';
import { errors } from './fa/errors.ts';
import { fileReports } from './fa/file-reports.ts';
import { genres } from './fa/genres.ts';
import { imports } from './fa/imports.ts';
import { login } from './fa/login.ts';
import { parked } from './fa/parked.ts';
import { payments } from './fa/payments.ts';
import { people } from './fa/people.ts';
import { pictures } from './fa/pictures.ts';
import { plans } from './fa/plans.ts';
import { ra } from './fa/ra.ts';
import { rebuilds } from './fa/rebuilds.ts';
import { requests } from './fa/requests.ts';
import { seasons } from './fa/seasons.ts';
import { server } from './fa/server.ts';
import { shell } from './fa/shell.ts';
import { subtitles } from './fa/subtitles.ts';
import { titles } from './fa/titles.ts';
import { translations } from './fa/translations.ts';
import { users } from './fa/users.ts';
import { versions } from './fa/versions.ts';
import { waiting } from './fa/waiting.ts';

/** The console's own Persian, by area. */
export const fa: Messages = {
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
