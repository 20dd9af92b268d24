import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';
import { registrationOrder } from '../../../lib/session/kept/registration-order.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { Order } from './Order.tsx';
import { lineOfOffer, lineOfRegistration } from './order-line.ts';

/**
 * /confirm-order after a registration with a paid plan, and /confirm-order2?offer=… for a plan chosen on the profile: one
 * page, told apart by what there is to confirm.
 */
export function ConfirmOrderPage({ toLogin }: { toLogin: ReactNode }) {
  const signedIn = useSignedIn();
  const [search] = useSearchParams();
  const [registration] = useState(registrationOrder);
  const offerId = Number(search.get('offer'));
  if (offerId > 0) return signedIn ? <ChosenOffer offerId={offerId} /> : toLogin;
  if (registration?.paidBy) return <Navigate to={`/payment/success/${registration.paidBy}`} replace />;
  if (registration) {
    return (
      <Frame>
        <Order line={lineOfRegistration(registration)} />
      </Frame>
    );
  }
  return <Navigate to={signedIn ? '/user/profile-page#premium' : '/register'} replace />;
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('premium');
  return (
    <div className="page-margin max-w-[calc(560px+2*var(--page-edge))] pt-8 md:pt-14">
      <PageTitle text={t('order.title')} />
      <h1 className="mb-6 text-xl font-black md:text-2xl">{t('order.title')}</h1>
      {children}
    </div>
  );
}

function ChosenOffer({ offerId }: { offerId: number }) {
  const { data, error, refetch } = useQuery(plansQuery);
  if (error && !data) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Frame>
        <Skeleton className="h-52 rounded-panel" />
        <Skeleton className="mt-6 h-28 rounded-panel" />
      </Frame>
    );
  }
  const line = lineOfOffer(data.plans, offerId);
  return line ? (
    <Frame>
      <Order key={offerId} line={line} />
    </Frame>
  ) : (
    <NotForSale />
  );
}

function NotForSale() {
  const { t } = useTranslation('premium');
  return (
    <EmptyState whole title={t('order.gone')} text={t('order.gone.text')}>
      <PageTitle text={t('order.gone')} />
      <Link to="/user/profile-page#premium" className={buttonStyle('main')}>
        {t('order.choose')}
      </Link>
    </EmptyState>
  );
}
