import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Payment } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type Outcome, outcomeOf, paymentPath } from '../payment/outcome.ts';
import { unitOf, useSize } from '../use-size.ts';
import { HistoryList, usePage } from './HistoryList.tsx';
import { paymentsQuery } from './history-queries.ts';

const COLOUR: Record<Outcome, string> = {
  paid: 'bg-success/14 text-success-text',
  waiting: 'bg-accent/14 text-accent-text',
  failed: 'bg-danger/14 text-danger-text',
  returning: 'bg-accent/14 text-accent-text',
  returned: 'bg-high/10 text-mid',
  stuck: 'bg-danger/14 text-danger-text',
};

/** All payments, paid or not; each leads to its receipt. */
export default function PaymentList() {
  const { t } = useTranslation('premium');
  const page = usePage();
  const answer = useQuery(paymentsQuery(page));
  return (
    <HistoryList
      answer={answer}
      rows={answer.data?.payments}
      page={page}
      title={t('payments.title')}
      note={t('payments.note')}
      empty={t('payments.empty')}
      row={(payment) => <Row key={payment.reference} payment={payment} />}
    />
  );
}

function Row({ payment }: { payment: Payment }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const size = useSize();
  const outcome = outcomeOf(payment.state);
  const unit = unitOf(payment.planId);
  return (
    <li>
      <Link
        to={paymentPath(payment)}
        className="-mx-2 flex items-center gap-x-4 rounded-card px-2 py-3.5 transition-colors hover:bg-high/6"
      >
        <span className="min-w-0 grow">
          <span className="block text-sm font-bold">{size(unit, payment.size)}</span>
          <span className="block text-xs text-low">{format.dateTime(payment.created_at)}</span>
        </span>
        <span className="flex flex-col items-end gap-1 md:flex-row-reverse md:items-center md:gap-4">
          <span className="text-sm font-medium">{format.price(payment.amount)}</span>
          <span className={classNames('rounded-full px-3 py-0.5 text-xs font-medium', COLOUR[outcome])}>
            {t(`state.${outcome}`)}
          </span>
        </span>
        <Icon name="chevronNext" size={18} className="text-low" />
      </Link>
    </li>
  );
}
