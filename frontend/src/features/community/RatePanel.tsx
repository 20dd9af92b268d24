import { useTranslation } from 'react-i18next';
import type { Criteria, PostType, Stats } from '../../api/types.ts';
import { lazyPart } from '../../components/feedback/lazy-part.ts';
import { Part } from '../../components/feedback/Part.tsx';
import { memberId } from '../../lib/session/token.ts';
import { useSignedIn } from '../../lib/session/use-session.ts';
import { LoginLink, useScrollHere } from './LoginLink.tsx';

// Guests do without the form and its libraries.
const MemberRating = lazyPart('MemberRating', () => import('./rating/MemberRating.tsx'));

interface RatePanelProps {
  postId: number;
  slug: string;
  postType: PostType;
  stats: Stats;
  /** What the reader gave before; null when they have not, or are a guest. */
  mine: Criteria | null;
}

/** Where a reader gives their six grades, sees what they gave, and changes it. */
export default function RatePanel({ stats, mine, ...title }: RatePanelProps) {
  const { t } = useTranslation('community');
  const signedIn = useSignedIn();
  const section = useScrollHere<HTMLElement>('#rate');
  const first = stats.votes === 0;
  return (
    <section
      ref={section}
      id="rate"
      aria-label={t('rate.title')}
      className="scroll-mt-24 rounded-panel bg-high/5 p-6 print:hidden"
    >
      {signedIn ? (
        <Part waiting={<div className="min-h-11" />}>
          <MemberRating key={memberId()} title={title} mine={mine} first={first} />
        </Part>
      ) : (
        <Guest first={first} />
      )}
    </section>
  );
}

function Guest({ first }: { first: boolean }) {
  const { t } = useTranslation('community');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="text-sm text-mid">{t(first ? 'rate.guest.first' : 'rate.guest')}</p>
      <LoginLink to="/login" backTo="#rate" text={t('account.login')} />
    </div>
  );
}
