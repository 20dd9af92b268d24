import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Tag } from '../components/Tag';
import { useFormat } from '../format/use-format';
import { type PaymentView, paymentsAddress, VIEWS } from './payment-address';

const ONE = { page: 1, perPage: 1 };

function Count({ view }: { view: PaymentView }) {
  const format = useFormat();
  const { total = 0 } = useGetList('payments', { filter: { view }, pagination: ONE });
  if (total === 0) return null;
  return <Tag tone={view === 'stuck' ? 'bad' : 'quiet'}>{format.number(total)}</Tag>;
}

/** All payments, and the three heaps of reconciliation, each with how many there are. */
export function PaymentViews({ current }: { current: PaymentView }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return (
    <Tabs
      value={current}
      component="nav"
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('parde.payments.title')}
      sx={{ width: '100%' }}
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
  );
}
