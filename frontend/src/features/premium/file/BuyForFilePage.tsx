import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { usePremiumWindow } from '../../../lib/api/queries/plans-query.ts';
import type { Way } from '../../../lib/downloads/file-rights.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { BuyForm } from '../offers/BuyForm.tsx';
import { premiumPlan } from '../plan/premium-plan.ts';
import { useEndedPlan } from '../plan/use-ended-plan.ts';

/** /buy-premium/{fid}/{token}: the file that is wanted, and the plans that open it. Guests choose before they log in. */
export function BuyForFilePage({ way, file }: { way: Way; file: ReactNode }) {
  const { t } = useTranslation('premium');
  const { user } = useSession();
  const plan = user ? premiumPlan(user) : null;
  const ended = useEndedPlan(user);
  return (
    <div className="page-margin max-w-[calc(760px+2*var(--page-edge))] pt-8 md:pt-14">
      <PageTitle text={t(`forFile.${way}`)} />
      <h1 className="text-xl font-black md:text-2xl">{t(`forFile.${way}`)}</h1>
      <p className="mt-1 mb-6 text-sm text-mid">{t('forFile.note')}</p>
      {ended && <PlanEnded text={ended} />}
      {file}
      <BuyForm heading="h2" extending={plan?.kind === 'days' || plan?.kind === 'volume'} />
    </div>
  );
}

/** Somebody whose film has stopped learns here why, and what is still open to them. */
function PlanEnded({ text }: { text: string }) {
  const { t } = useTranslation('premium');
  const days = usePremiumWindow();
  return (
    <div className="mb-6 flex gap-3 rounded-card bg-accent/14 px-4 py-3 text-sm">
      <Icon name="clock" size={20} className="mt-0.5 shrink-0 text-accent-text" />
      <div>
        <p className="font-bold">{text}</p>
        <p className="mt-1 text-mid">{t(days === 0 ? 'forFile.ended.all' : 'forFile.ended', { count: days })}</p>
      </div>
    </div>
  );
}
