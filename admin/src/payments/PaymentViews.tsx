import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type PaymentView, paymentsAddress, VIEWS, viewFilter } from '../components/addresses/payments-address.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';

const ONE = { page: 1, perPage: 1 };

/** Of what the list has been narrowed to, as the link beside it shows them. */
function Count({ view }: { view: PaymentView }) {
  const format = useFormat();
  const { filterValues } = useListContext();
  const { total = 0 } = useGetList('payments', { filter: viewFilter(view, filterValues), pagination: ONE });
  if (total === 0) return null;
  return <Tag tone={view === 'stuck' ? 'bad' : 'quiet'}>{format.number(total)}</Tag>;
}

/** All payments, and the three heaps of reconciliation, each with how many there are and what it is. */
export function PaymentViews() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: PaymentView = filterValues['view'] ?? 'all';
  return (
    <>
      <Tabs
        value={current}
        component="nav"
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('parde.payments.title')}
      >
        {VIEWS.map((view) => (
          <Tab
            key={view}
            value={view}
            component={Link}
            to={paymentsAddress(view, filterValues)}
            label={translate(`parde.payments.views.${view}`)}
            iconPosition="end"
            icon={view === 'all' ? undefined : <Count view={view} />}
          />
        ))}
      </Tabs>
      {current !== 'all' && (
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', marginBlockStart: 1 }}>
          {translate(`parde.payments.leads.${current}`)}
        </Typography>
      )}
    </>
  );
}
