import { avatarReviewed } from '#modules/accounts/contract/accounts.events.ts';
import { from, type Kind } from '../../kind.ts';

export const avatarWasRemoved: Kind = {
  name: 'avatar-removed',
  label: { fa: 'برداشته شدن تصویر من', en: 'Removal of my picture' },
  sources: [
    from(avatarReviewed, ({ userId, avatar, outcome }) =>
      outcome === 'removed' ? [{ cause: `avatar-${avatar}`, facts: {}, to: { members: [userId] } }] : [],
    ),
  ],
  words: () => ({
    fa: 'تصویر شما با قوانین سایت سازگار نبود و برداشته شد؛ می‌توانید تصویر دیگری بگذارید',
    en: 'Your picture did not follow the rules of the site and was removed. You can choose another one',
  }),
  href: () => '/user/change-avatar',
};
