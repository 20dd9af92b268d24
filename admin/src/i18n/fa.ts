import type { Messages } from './en';
import { account } from './fa/account';
import { audit } from './fa/audit';
import { comments } from './fa/comments';
import { coupons } from './fa/coupons';
import { dashboard } from './fa/dashboard';
import { errors } from './fa/errors';
import { login } from './fa/login';
import { payments } from './fa/payments';
import { people } from './fa/people';
import { plans } from './fa/plans';
import { server } from './fa/server';
import { shell } from './fa/shell';
import { titles } from './fa/titles';
import { users } from './fa/users';

/** The console's own Persian, and what ra-language-farsi says badly: it has one plural form, which must carry the number. */
export const fa: Messages = {
  ra: {
    action: { bulk_actions: '%{smart_count} مورد انتخاب شده' },
    notification: {
      http_error: 'به سرور دسترسی نیست. اتصال را بررسی کنید و دوباره بکوشید.',
      item_doesnt_exist: 'این مورد پیدا نشد',
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
