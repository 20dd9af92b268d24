import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/layout/PageTitle.tsx';
import type { Way } from '../../../lib/downloads/file-rights.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { BuyForm } from '../offers/BuyForm.tsx';
import { premiumPlan } from '../plan/premium-plan.ts';

/** /buy-premium/{fid}/{token}: the file that is wanted, and the plans that open it. Guests choose before they log in. */
export function BuyForFilePage({ way, file }: { way: Way; file: ReactNode }) {
  const { t } = useTranslation('premium');
  const { user } = useSession();
  const kind = user ? premiumPlan(user).kind : 'none';
  return (
    <div className="page-margin max-w-[calc(760px+2*var(--page-edge))] pt-8 md:pt-14">
      <PageTitle text={t(`forFile.${way}`)} />
      <h1 className="text-xl font-black md:text-2xl">{t(`forFile.${way}`)}</h1>
      <p className="mt-1 mb-6 text-sm text-mid">{t('forFile.note')}</p>
      {file}
      <BuyForm extending={kind === 'days' || kind === 'volume'} />
    </div>
  );
}
