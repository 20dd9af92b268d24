import { avatarReviewed } from '#modules/accounts/contract/accounts.events.ts';
import { from, type Kind } from '../../kind.ts';

export const avatarWasRemoved: Kind = {
  name: 'avatar-removed',
  label: { fa: 'برداشته شدن تصویر من', en: 'My picture being taken away' },
  sources: [
    from(avatarReviewed, ({ userId, avatar, outcome }) =>
      outcome === 'removed' ? [{ cause: `avatar-${avatar}`, facts: {}, to: { members: [userId] } }] : [],
    ),
  ],
  words: () => ({
    fa: 'تصویر شما با قانون‌های سایت نمی‌خواند و برداشته شد؛ می‌توانید تصویر دیگری بگذارید',
    en: 'Your picture did not fit the rules of the site and was taken away; you may choose another one',
  }),
  href: () => '/user/change-avatar',
};
