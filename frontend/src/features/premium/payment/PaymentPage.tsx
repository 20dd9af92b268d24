import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { rememberPosition } from '../../../lib/api/transport/read-your-writes.ts';
import { markRegistrationPaid } from '../../../lib/session/kept/registration-order.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { isReference, paymentQuery, receiptQuery } from './payment-query.ts';
import { ReceiptActions } from './receipt/ReceiptActions.tsx';
import { Timeline } from './Timeline.tsx';
import { PaymentVerdict } from './verdict/PaymentVerdict.tsx';

/** /payment/success/{reference} and /payment/error/{code}/{reference}: both show the state of the payment, whatever the address says. */
export default function PaymentPage() {
  const { reference = '' } = useParams();
  const [search] = useSearchParams();
  // The bank's callback has just changed something; the first answer shall know of it.
  useState(() => rememberPosition(search.get('after')));
  return (
    <div className="page-margin max-w-[calc(600px+2*var(--page-edge))] pt-8 md:pt-14">
      {isReference(reference) ? (
        <PaymentView key={reference} reference={reference} />
      ) : (
        <Elsewhere title="payment.unknown" />
      )}
    </div>
  );
}

function PaymentView({ reference }: { reference: string }) {
  const { t } = useTranslation('premium');
  const signedIn = useSignedIn();
  const { data: payment, error, refetch } = useQuery(paymentQuery(reference));
  const receipt = useQuery({
    ...receiptQuery(reference, payment?.state),
    enabled: signedIn && payment !== undefined,
    placeholderData: keepPreviousData,
  });
  const paid = payment?.state === 'paid';
  const { planId = 0, size = 0 } = payment ?? {};
  useEffect(() => {
    if (!paid) return;
    markRegistrationPaid({ reference, planId, size });
    // The membership has changed: refetch everything that shows it.
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  }, [paid, reference, planId, size]);
  if (!payment && isUnknown(error)) return <Elsewhere title="payment.unknown" />;
  if (!payment && error) return <ErrorState whole error={error} onRetry={() => void refetch()} />;
  // What a member reads here speaks of their account, so it waits until it is known to be theirs.
  if (!payment || receipt.isLoading) return <PaymentSkeleton />;
  if (signedIn && isUnknown(receipt.error)) return <Elsewhere title="payment.others" />;
  return (
    <>
      <p className="mb-8 hidden text-center text-lg font-bold print:block">
        {t('site.name')} · {t('receipt.title')}
      </p>
      <PaymentVerdict payment={payment} />
      <PaymentActions payment={payment} />
      <PaymentFacts payment={payment} username={receipt.data?.username} />
      {signedIn && payment.paid_at && <ReceiptActions payment={payment} />}
      {signedIn && <Timeline payment={payment} />}
    </>
  );
}

function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && error.notFound;
}

/** Nothing of one's own is here: no such payment, or somebody else's. */
function Elsewhere({ title }: { title: 'payment.unknown' | 'payment.others' }) {
  const { t } = useTranslation('premium');
  return (
    <EmptyState whole drawing="error" title={t(title)} text={t(`${title}.text`)}>
      <PageTitle text={t(title)} />
      <Link to="/user/profile-page?tab=payments" className={buttonStyle('main')}>
        {t('payment.toPayments')}
      </Link>
    </EmptyState>
  );
}

function PaymentSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col items-center gap-4">
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="mt-6 h-60 w-full rounded-panel" />
    </div>
  );
}
