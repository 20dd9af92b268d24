import Box from '@mui/material/Box';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { LedgerAccount } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { shownFrom } from '../components/list/shown-from.ts';
import { BackLink } from '../components/page/BackLink.tsx';
import { TABLE_WIDTH } from '../components/page/PageBody.tsx';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { QuietNote } from '../components/QuietNote.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { asCsv } from '../format/csv.ts';

const MAX_ACCOUNTS = 100;
const Column = DataTable.Col<LedgerAccount>;

/** Sums in rials. */
const exporter = csvExporter<LedgerAccount>('ledger', (accounts) =>
  asCsv(accounts.map(({ account, debit, credit, balance }) => ({ account, debit, credit, balance }))),
);

/** `bank:saman` is the account of a bank; the others have names of their own. */
function useAccountName(): (account: string) => string {
  const translate = useTranslate();
  return (account) => {
    const bank = /^bank:(\w+)$/.exec(account)?.[1];
    if (bank) return translate(`parde.payments.gateways.${bank}`, { _: bank });
    return translate(`parde.payments.books.accounts.${account}`, { _: account });
  };
}

function LedgerTable() {
  const translate = useTranslate();
  const amounts = useAmounts();
  const nameOf = useAccountName();
  return (
    <DataTable empty={<QuietNote>{translate('parde.payments.books.none')}</QuietNote>}>
      <Column source="account" label="parde.payments.books.account" render={({ account }) => nameOf(account)} />
      {(['debit', 'credit', 'balance'] as const).map((sum) => (
        <Column
          key={sum}
          source={sum}
          label={`parde.payments.books.${sum}`}
          sortByOrder="DESC"
          render={(account) => amounts.rials(account[sum])}
          sx={sum === 'balance' ? undefined : shownFrom('sm')}
        />
      ))}
    </DataTable>
  );
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
  return (
    <>
      <BackLink to="/payments" label={translate('parde.payments.title')} width={TABLE_WIDTH} />
      <ConsoleList
        title="parde.payments.books.title"
        lead={<Verdict />}
        perPage={MAX_ACCOUNTS}
        sort={{ field: 'account', order: 'ASC' }}
        pagination={false}
        exporter={exporter}
      >
        <LedgerTable />
      </ConsoleList>
    </>
  );
}
