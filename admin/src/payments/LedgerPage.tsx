import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import type { LedgerAccount } from '../api/types';
import { BackLink } from '../components/BackLink';
import { ListFrame } from '../components/ListFrame';
import { QuietNote } from '../components/QuietNote';
import { type Column, RecordTable } from '../components/RecordTable';
import { Tag } from '../components/Tag';
import { useAmounts } from '../components/use-amounts';

const MOST_ACCOUNTS = 100;
const PAGE_WIDTH = 1360;

/** `bank:saman` is the account of a bank; the others have names of their own. */
function useAccountName(): (account: string) => string {
  const translate = useTranslate();
  return useCallback(
    (account) => {
      const bank = /^bank:(\w+)$/.exec(account)?.[1];
      if (bank) return translate(`parde.payments.gateways.${bank}`, { _: bank });
      return translate(`parde.payments.books.accounts.${account}`, { _: account });
    },
    [translate],
  );
}

function useLedgerColumns(): readonly Column<LedgerAccount>[] {
  const translate = useTranslate();
  const amounts = useAmounts();
  const nameOf = useAccountName();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.payments.books.${key}`);
    const sum = (key: 'debit' | 'credit' | 'balance'): Column<LedgerAccount> => ({
      key,
      label: word(key),
      sortBy: key,
      cell: (entry) => <bdi>{amounts.rials(entry[key])}</bdi>,
      ...(key !== 'balance' && { from: 'sm' as const }),
    });
    const account: Column<LedgerAccount> = {
      ...{ key: 'account', label: word('account'), sortBy: 'account' },
      cell: (entry) => nameOf(entry.account),
    };
    return [account, sum('debit'), sum('credit'), sum('balance')];
  }, [translate, amounts, nameOf]);
}

/** Whether all accounts together come to nothing, as they must. */
function Verdict() {
  const translate = useTranslate();
  const { data } = useListContext<LedgerAccount>();
  if (!data) return null;
  const balanced = data.reduce((sum, { balance }) => sum + balance, 0) === 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, fontSize: '0.875rem' }}>
      <Tag tone={balanced ? 'good' : 'bad'}>
        {translate(`parde.payments.books.${balanced ? 'balanced' : 'unbalanced'}`)}
      </Tag>
      <Box component="span" sx={{ color: 'var(--text-mid)' }}>
        {translate('parde.payments.books.lead')}
      </Box>
    </Box>
  );
}

/** The double-entry ledger: every account with its sums. */
export function LedgerPage() {
  const translate = useTranslate();
  const columns = useLedgerColumns();
  return (
    <>
      <BackLink to="/payments" label={translate('parde.payments.title')} width={PAGE_WIDTH} />
      <ListBase resource="ledger" perPage={MOST_ACCOUNTS} sort={{ field: 'account', order: 'ASC' }}>
        <ListFrame title={translate('parde.payments.books.title')} filters={<Verdict />}>
          <RecordTable
            columns={columns}
            opens={null}
            empty={<QuietNote>{translate('parde.payments.books.none')}</QuietNote>}
          />
        </ListFrame>
      </ListBase>
    </>
  );
}
