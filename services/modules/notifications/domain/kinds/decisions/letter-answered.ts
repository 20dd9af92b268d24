import { contactAnswered } from '#modules/support/contract/contact.events.ts';
import { from, type Kind } from '../../kind.ts';

/** The answer itself goes out by mail, which may lie among what nobody looks at. */
export const letterAnswered: Kind = {
  name: 'letter-answered',
  label: { fa: 'پاسخ به پیام‌هایم', en: 'Answers to my messages' },
  sources: [
    from(contactAnswered, ({ threadId, userId, place }) =>
      userId === null || place === undefined
        ? []
        : [{ cause: `contact-${threadId}-${place}`, facts: {}, to: { members: [userId] } }],
    ),
  ],
  words: () => ({
    fa: 'به پیام شما پاسخ دادیم؛ پاسخ در ایمیل شماست',
    en: 'We have answered your message; the answer is in your email',
  }),
  href: () => null,
};
