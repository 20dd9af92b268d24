import { account } from './en/account.ts';
import { ceremonies } from './en/catalogue/ceremonies.ts';
import { channels } from './en/catalogue/channels.ts';
import { duplicates } from './en/catalogue/duplicates.ts';
import { genres } from './en/catalogue/genres.ts';
import { imports } from './en/catalogue/imports.ts';
import { people } from './en/catalogue/people.ts';
import { pictures } from './en/catalogue/pictures.ts';
import { seasons } from './en/catalogue/seasons.ts';
import { titles } from './en/catalogue/titles.ts';
import { dashboard } from './en/dashboard.ts';
import { articles } from './en/editorial/articles.ts';
import { curation } from './en/editorial/curation.ts';
import { translations } from './en/editorial/translations.ts';
import { errors } from './en/errors.ts';
import { login } from './en/login.ts';
import { coupons } from './en/members/coupons.ts';
import { payments } from './en/members/payments.ts';
import { plans } from './en/members/plans.ts';
import { users } from './en/members/users.ts';
import { comments } from './en/moderation/comments.ts';
import { contacts } from './en/moderation/contacts.ts';
import { fileReports } from './en/moderation/file-reports.ts';
import { requests } from './en/moderation/requests.ts';
import { subtitles } from './en/moderation/subtitles.ts';
import { waiting } from './en/moderation/waiting.ts';
import { audit } from './en/operations/audit.ts';
import { parked } from './en/operations/parked.ts';
import { rebuilds } from './en/operations/rebuilds.ts';
import { ra } from './en/ra.ts';
import { server } from './en/server.ts';
import { shell } from './en/shell.ts';
import { versions } from './en/versions.ts';

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
