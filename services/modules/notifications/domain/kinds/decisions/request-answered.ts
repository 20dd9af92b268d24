import {
  type RefusalReason,
  requestAnswer,
  requestAnswered,
  requestReopened,
} from '#modules/requests/contract/requests.events.ts';
import { from, type Kind, titleHref } from '../../kind.ts';
import { because, named, type Words } from '../../words.ts';

const REASONS: Record<RefusalReason, Words | null> = {
  not_released: { fa: 'هنوز منتشر نشده است', en: 'it has not been released yet' },
  not_obtainable: { fa: 'نسخهٔ خوبی از آن به دست نمی‌آید', en: 'no good copy of it is available' },
  not_allowed: { fa: 'اجازهٔ عرضهٔ آن را نداریم', en: 'we are not allowed to offer it' },
  not_a_title: { fa: 'شناسهٔ فیلم یا سریالی نیست', en: 'it is not the id of a movie or series' },
  duplicate: { fa: 'با شناسهٔ دیگری هست', en: 'it is on the site under another id' },
  other: null,
};

/** Once for each sponsor and answer. One that is taken back is told no more, and told anew when it is given again. */
export const requestWasAnswered: Kind = {
  name: 'request-answered',
  label: { fa: 'پاسخ به درخواست‌های من', en: 'Answers to my requests' },
  sources: [
    from(requestAnswered, ({ requestId, filmId: name, answer, reason, note, titleId, sponsors }) =>
      sponsors.map((userId) => ({
        cause: `request-${requestId}-${answer}-${userId}`,
        facts: {
          name,
          answer,
          ...(titleId !== null && { postId: titleId }),
          ...(reason && { refusal: reason }),
          ...(note && { reason: note }),
        },
        to: { members: [userId] },
      })),
    ),
  ],
  takenBackBy: [
    from(requestReopened, async ({ requestId }, { lastOf }) => {
      const last = await lastOf(`title-request-${requestId}`, [requestAnswered.type]);
      const sponsors = requestAnswered.schema.safeParse(last).data?.sponsors ?? [];
      return sponsors.flatMap((userId) =>
        requestAnswer.options.map((answer) => ({
          cause: `request-${requestId}-${answer}-${userId}`,
          facts: {},
          to: { members: [userId] },
        })),
      );
    }),
  ],
  words: ({ title, facts }) => {
    const name = title ? named(title.name) : { fa: facts.name, en: facts.name };
    if (facts.answer === 'fulfilled') {
      return { fa: `${name.fa} که خواسته بودید آمد`, en: `${name.en}, which you requested, is here` };
    }
    if (facts.answer === 'accepted') {
      return { fa: `درخواست شما (${name.fa}) پذیرفته شد`, en: `Your request (${name.en}) was accepted` };
    }
    const why = because(facts.refusal ? REASONS[facts.refusal as RefusalReason] : null, facts.reason);
    return {
      fa: `درخواست شما (${name.fa}) پذیرفته نشد${why.fa}`,
      en: `Your request (${name.en}) was not accepted${why.en}`,
    };
  },
  href: (subject) => titleHref(subject) ?? '/user/request',
};
