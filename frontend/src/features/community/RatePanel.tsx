import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria, PostType, Stats } from '../../api/types';
import { Button } from '../../components/button/Button';
import { useFormat } from '../../lib/format/use-format';
import { useSession } from '../../lib/session/use-session';
import { LoginLink } from './LoginLink';
import { meanOf } from './rating/criteria';
import { RateForm } from './rating/RateForm';
import { useRate } from './rating/use-rate';

export interface RatePanelProps {
  postId: number;
  slug: string;
  postType: PostType;
  stats: Stats;
  /** What the reader gave before; null when they have not, or are a guest. */
  mine: Criteria | null;
}

/** Where a reader gives their six grades, sees what they gave, and changes it. */
export default function RatePanel(props: RatePanelProps) {
  const { t } = useTranslation('community');
  const { signedIn } = useSession();
  const [open, setOpen] = useState(false);
  const rate = useRate(props, () => setOpen(false));
  return (
    <section id="rate" aria-label={t('rate.title')} className="scroll-mt-24 rounded-panel bg-high/5 p-6">
      {!signedIn ? (
        <Guest first={props.stats.votes === 0} />
      ) : open ? (
        <RateForm
          mine={props.mine}
          busy={rate.isPending}
          onRate={(grades) => rate.mutate(grades)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Closed mine={props.mine} first={props.stats.votes === 0} onOpen={() => setOpen(true)} />
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

function Closed({ mine, first, onOpen }: { mine: Criteria | null; first: boolean; onOpen(): void }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {mine ? (
        <p className="flex items-baseline gap-2.5">
          <span className="text-sm text-mid">{t('rate.title')}</span>
          <span className="text-xl font-black text-accent-text tabular-nums">{format.rating(meanOf(mine))}</span>
        </p>
      ) : (
        <p className="text-sm text-mid">{t(first ? 'rate.first' : 'rate.ask')}</p>
      )}
      <Button icon={mine ? undefined : 'star'} onClick={onOpen}>
        {t(mine ? 'rate.change' : 'rate.open')}
      </Button>
    </div>
  );
}
