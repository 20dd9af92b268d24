import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Plan } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';
import { OfferGroup } from './OfferGroup.tsx';

const PAID_PLANS = [2, 3] as const;

const buySchema = z.object({ offer: z.number() });

/** What can be bought, and the way to the order. @param extending the member has a plan already. @param heading as deep as it stands in its page. */
export function BuyForm({ extending, heading: Heading = 'h3' }: { extending: boolean; heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('premium');
  const { data, error, refetch } = useQuery(plansQuery);
  const offers = data?.plans.filter(({ planId }) => planId !== 1);
  return (
    <div className="mt-6 border-t border-hairline pt-6">
      <Heading className="text-base font-bold">{t(extending ? 'buy.extend' : 'buy.title')}</Heading>
      <p className="mt-1 mb-5 text-sm text-mid">{t(extending ? 'buy.extend.note' : 'buy.note')}</p>
      {error && !offers && <Unreachable onRetry={() => void refetch()} />}
      {!error && !offers && <OffersSkeleton />}
      {offers?.length === 0 && <p className="text-sm text-low">{t('buy.nothing')}</p>}
      {offers && offers.length > 0 && <Offers offers={offers} />}
    </div>
  );
}

function Offers({ offers }: { offers: readonly Plan[] }) {
  const { t } = useTranslation('premium');
  const navigate = useNavigate();
  const { form, submit } = useApiForm({
    schema: buySchema,
    defaultValues: { offer: offers[0]?.id },
    translate: t,
    send: ({ offer }) => navigate(`/confirm-order2?offer=${offer}`),
  });
  const { field } = useController({ control: form.control, name: 'offer' });
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      {PAID_PLANS.map((planId) => (
        <OfferGroup
          key={planId}
          planId={planId}
          offers={offers.filter((offer) => offer.planId === planId)}
          chosen={field.value}
          onChoose={field.onChange}
        />
      ))}
      <Button kind="main" size="lg" type="submit" className="md:self-start">
        {t('buy.continue')}
      </Button>
    </form>
  );
}

function Unreachable({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('premium');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 text-sm text-mid">
      <p>{t('buy.failed')}</p>
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  );
}

const ROWS = ['one', 'two', 'three', 'four'];

function OffersSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-2 md:grid-cols-2">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-15 rounded-card" />
      ))}
    </div>
  );
}
