import Typography from '@mui/material/Typography';
import { NullableBooleanInput, SelectInput, useTranslate } from 'react-admin';
import type { ConsolePlan } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { csvExporter } from '../components/list/csv-exporter.ts';
import { NewButton } from '../components/list/NewButton.tsx';
import { asCsv } from '../format/csv.ts';
import { PlansTable } from './PlansTable.tsx';

const PER_PAGE = 50;
const KINDS = [1, 2, 3] as const;
const FILTERS = [
  <SelectInput
    key="kind"
    source="planId"
    label="parde.plans.kind"
    emptyText="parde.plans.any_kind"
    choices={KINDS.map((kind) => ({ id: kind, name: `parde.plans.kinds.${kind}` }))}
    alwaysOn
  />,
  <NullableBooleanInput
    key="active"
    source="active"
    label="parde.plans.active"
    nullLabel="parde.plans.any_state"
    trueLabel="parde.plans.states.on"
    falseLabel="parde.plans.states.off"
    alwaysOn
  />,
];

/** Prices in rials, volumes in bytes. */
const exporter = csvExporter<ConsolePlan>('plans', (plans) =>
  asCsv(
    plans.map(({ id, name, planId, price, size, sort, active }) => ({
      id,
      name_en: name.en,
      name_fa: name.fa,
      planId,
      price,
      size,
      sort,
      active,
    })),
  ),
);

const NEW = <NewButton to="/plans" words="parde.plans.add" />;

export function PlansPage() {
  const translate = useTranslate();
  return (
    <ConsoleList
      title="parde.plans.title"
      lead={
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate('parde.plans.lead')}
        </Typography>
      }
      filters={FILTERS}
      perPage={PER_PAGE}
      sort={{ field: 'sort', order: 'ASC' }}
      exporter={exporter}
      pageActions={NEW}
    >
      <PlansTable first={NEW} />
    </ConsoleList>
  );
}
