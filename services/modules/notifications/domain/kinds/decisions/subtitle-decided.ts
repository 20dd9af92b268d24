import {
  subtitleAccepted,
  subtitleRefused,
  subtitleReopened,
  subtitleSubmitted,
} from '#modules/subtitles/contract/submitted-subtitles.events.ts';
import { type Cause, from, type Kind, type Lookup, titleHref } from '../../kind.ts';
import { named, type Words } from '../../words.ts';

interface Decision {
  submissionId: number;
  moderatorId: number;
}

const stream = (submissionId: number) => `submitted-subtitle-${submissionId}`;

/** Nothing for a moderator who decides on what they have brought themselves. */
async function told({ submissionId, moderatorId }: Decision, answer: string, lookup: Lookup): Promise<Cause[]> {
  const { userId, fileId } = subtitleSubmitted.schema.parse(await lookup.firstOf(stream(submissionId)));
  if (userId === moderatorId) return [];
  const postId = await lookup.titleOfFile(fileId);
  const facts = { answer, ...(postId !== null && { postId }) };
  return [{ cause: stream(submissionId), facts, to: { members: [userId] } }];
}

const ACCEPTED: Words = { fa: 'پذیرفته شد و همه آن را می‌بینند', en: 'was accepted, and everyone can see it' };
const REFUSED: Words = { fa: 'پذیرفته نشد', en: 'was not accepted' };

/** The reason of a refusal is for the other moderators. */
export const subtitleWasDecided: Kind = {
  name: 'subtitle-decided',
  label: { fa: 'پذیرش یا رد زیرنویس‌های من', en: 'Decisions on my subtitles' },
  sources: [
    from(subtitleAccepted, (decision, lookup) => told(decision, 'accepted', lookup)),
    from(subtitleRefused, (decision, lookup) => told(decision, 'refused', lookup)),
  ],
  takenBackBy: [
    from(subtitleReopened, async ({ submissionId }, lookup) => {
      const { userId } = subtitleSubmitted.schema.parse(await lookup.firstOf(stream(submissionId)));
      return [{ cause: stream(submissionId), facts: {}, to: { members: [userId] } }];
    }),
  ],
  words: ({ title, facts: { answer } }) => {
    const name = title && named(title.name);
    const became = answer === 'accepted' ? ACCEPTED : REFUSED;
    return {
      fa: `زیرنویس شما${name ? ` برای ${name.fa}` : ''} ${became.fa}`,
      en: `Your subtitle${name ? ` for ${name.en}` : ''} ${became.en}`,
    };
  },
  href: titleHref,
};
