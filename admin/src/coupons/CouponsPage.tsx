import Button from '@mui/material/Button';
import { ListBase, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleCoupon } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { ListFrame } from '../components/ListFrame';
import { RecordTable } from '../components/RecordTable';
import { SearchField } from '../components/SearchField';
import { StateMessage } from '../components/StateMessage';
import { ExportButton } from './ExportButton';
import { SelectionBar } from './SelectionBar';
import { useCouponColumns } from './use-coupon-columns';

const PER_PAGE = 25;
const PLANS = [2, 3] as const;
const STAGES = ['register', 'update'] as const;

export function CouponsPage() {
  return (
    <ListBase resource="coupons" perPage={PER_PAGE} sort={{ field: 'id', order: 'DESC' }}>
      <Coupons />
    </ListBase>
  );
}

function CouponFilters() {
  const translate = useTranslate();
  const word = (key: string) => translate(`parde.coupons.${key}`);
  return (
    <>
      <SearchField placeholder={word('search')} />
      <FilterSelect
        source="planId"
        label={word('plan')}
        any={word('any_plan')}
        choices={PLANS.map((plan) => ({ value: String(plan), label: translate(`parde.plans.kinds.${plan}`) }))}
        parse={Number}
      />
      <FilterSelect
        source="stage"
        label={word('stage')}
        any={word('any_stage')}
        choices={STAGES.map((stage) => ({ value: stage, label: word(`stages.${stage}`) }))}
      />
      <FilterSelect
        source="disabled"
        label={word('state')}
        any={word('any_state')}
        choices={[
          { value: 'false', label: word('enabled') },
          { value: 'true', label: word('states.disabled') },
        ]}
        parse={(value) => value === 'true'}
      />
    </>
  );
}

function CouponActions() {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <>
      {Boolean(total) && <ExportButton />}
      <Button variant="contained" color="secondary" component={Link} to="/coupons/create">
        {translate('parde.coupons.create')}
      </Button>
    </>
  );
}

function Coupons() {
  const translate = useTranslate();
  const columns = useCouponColumns();
  const { filterValues } = useListContext<ConsoleCoupon>();
  const untouched = Object.keys(filterValues).length === 0;
  const none = (
    <StateMessage
      drawing="nothing"
      title={translate('parde.coupons.none')}
      lead={translate('parde.coupons.none_lead')}
      action={
        <Button variant="contained" color="secondary" component={Link} to="/coupons/create">
          {translate('parde.coupons.create')}
        </Button>
      }
    />
  );
  return (
    <ListFrame title={translate('parde.coupons.title')} filters={<CouponFilters />} actions={<CouponActions />}>
      <RecordTable columns={columns} head={<SelectionBar />} {...(untouched && { empty: none })} />
    </ListFrame>
  );
}
