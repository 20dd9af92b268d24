import type { Messages } from './en.ts';
import { account } from './fa/account.ts';
import { ceremonies } from './fa/catalogue/ceremonies.ts';
import { channels } from './fa/catalogue/channels.ts';
import { duplicates } from './fa/catalogue/duplicates.ts';
import { genres } from './fa/catalogue/genres.ts';
import { imports } from './fa/catalogue/imports.ts';
import { people } from './fa/catalogue/people.ts';
import { pictures } from './fa/catalogue/pictures.ts';
import { seasons } from './fa/catalogue/seasons.ts';
import { titles } from './fa/catalogue/titles.ts';
import { dashboard } from './fa/dashboard.ts';
import { articles } from './fa/editorial/articles.ts';
import { curation } from './fa/editorial/curation.ts';
import { translations } from './fa/editorial/translations.ts';
import { errors } from './fa/errors.ts';
import { login } from './fa/login.ts';
import { coupons } from './fa/members/coupons.ts';
import { payments } from './fa/members/payments.ts';
import { plans } from './fa/members/plans.ts';
import { users } from './fa/members/users.ts';
import { comments } from './fa/moderation/comments.ts';
import { contacts } from './fa/moderation/contacts.ts';
import { fileReports } from './fa/moderation/file-reports.ts';
import { requests } from './fa/moderation/requests.ts';
import { subtitles } from './fa/moderation/subtitles.ts';
import { waiting } from './fa/moderation/waiting.ts';
import { audit } from './fa/operations/audit.ts';
import { parked } from './fa/operations/parked.ts';
import { rebuilds } from './fa/operations/rebuilds.ts';
import { ra } from './fa/ra.ts';
import { server } from './fa/server.ts';
import { shell } from './fa/shell.ts';
import { versions } from './fa/versions.ts';

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
