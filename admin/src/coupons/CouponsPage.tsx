import { SelectInput, useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';
import { NewButton } from '../components/list/NewButton.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { CouponsTable } from './CouponsTable.tsx';
import { couponsAsCsv } from './coupon-csv.ts';

const PLANS = [2, 3] as const;
const STAGES = ['register', 'update'] as const;
const STATES: readonly ConsoleCoupon['state'][] = ['live', 'early', 'late', 'spent', 'disabled'];

const FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.coupons.search" alwaysOn />,
  <SelectInput
    key="plan"
    source="planId"
    label="parde.coupons.form.plan"
    emptyText="parde.coupons.any_plan"
    choices={PLANS.map((plan) => ({ id: plan, name: `parde.plans.kinds.${plan}` }))}
    alwaysOn
  />,
  <SelectInput
    key="stage"
    source="stage"
    label="parde.coupons.form.stage"
    emptyText="parde.coupons.any_stage"
    choices={STAGES.map((stage) => ({ id: stage, name: `parde.coupons.stages.${stage}` }))}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    label="parde.coupons.state"
    emptyText="parde.coupons.any_state"
    choices={STATES.map((state) => ({ id: state, name: `parde.coupons.states.${state}` }))}
    alwaysOn
  />,
];
const exporter = csvExporter<ConsoleCoupon>('coupons', couponsAsCsv);

const CREATE = <NewButton to="/coupons" words="parde.coupons.create" />;

function NoCoupons() {
  const translate = useTranslate();
  return (
    <StateMessage
      drawing="nothing"
      title={translate('parde.coupons.none')}
      lead={translate('parde.coupons.none_lead')}
      action={CREATE}
    />
  );
}

export function CouponsPage() {
  return (
    <ConsoleList
      title="parde.coupons.title"
      filters={FILTERS}
      sort={{ field: 'id', order: 'DESC' }}
      empty={<NoCoupons />}
      exporter={exporter}
      pageActions={CREATE}
    >
      <CouponsTable />
    </ConsoleList>
  );
}
