import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsolePayment } from '../api/types';
import { Moment } from '../components/Moment';
import type { Column } from '../components/RecordTable';
import { useAmounts } from '../components/use-amounts';
import { useFormat } from '../format/use-format';
import { PaymentStateTag } from './PaymentStateTag';

const link = { color: 'var(--text-high)', fontWeight: 500, textUnderlineOffset: 4, textDecorationColor: 'transparent' };

/** @param options.withUser false on the page of the user whose payments they are. */
export function usePaymentColumns({ withUser }: { withUser: boolean }): readonly Column<ConsolePayment>[] {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.payments.${key}`);
    const user: Column<ConsolePayment> = {
      key: 'user',
      label: word('user'),
      cell: ({ user: { id, username } }) => (
        <Link to={`/users/${id}/show`} style={{ ...link, fontWeight: 400 }}>
          <bdi>{username ?? translate('parde.payments.user_unknown', { id })}</bdi>
        </Link>
      ),
      from: 'sm',
    };
    const columns: Column<ConsolePayment>[] = [
      {
        key: 'id',
        label: word('number'),
        sortBy: 'id',
        cell: ({ id }) => (
          <Link to={`/payments/${id}/show`} style={link}>
            {format.plain(id)}
          </Link>
        ),
        width: 80,
      },
      ...(withUser ? [user] : []),
      { key: 'what', label: word('what'), cell: ({ planId, size }) => amounts.ofPlan(planId, size), from: 'md' },
      {
        key: 'amount',
        label: word('amount'),
        sortBy: 'amount',
        cell: ({ amount }) => (
          <span style={{ whiteSpace: 'nowrap' }}>{amount === 0 ? word('free') : amounts.rials(amount)}</span>
        ),
      },
      { key: 'state', label: word('state'), cell: ({ state }) => <PaymentStateTag state={state} />, width: 130 },
      { key: 'gateway', label: word('gateway'), cell: ({ gateway }) => word(`gateways.${gateway}`), from: 'lg' },
      {
        key: 'created',
        label: word('created'),
        sortBy: 'created_at',
        cell: ({ created_at }) => <Moment at={created_at} />,
        from: 'md',
        width: 200,
      },
    ];
    return columns;
  }, [translate, format, amounts, withUser]);
}
