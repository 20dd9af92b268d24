import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsolePlan } from '../api/types';
import { FilterSelect } from '../components/FilterSelect';
import { ListFrame } from '../components/ListFrame';
import { NameCell } from '../components/NameCell';
import { type Column, RecordTable } from '../components/RecordTable';
import { Tag } from '../components/Tag';
import { useAmounts } from '../components/use-amounts';
import { useName } from '../components/use-name';
import { useFormat } from '../format/use-format';

const PER_PAGE = 50;
const KINDS = ['1', '2', '3'] as const;
const editPage = ({ id }: ConsolePlan) => `/plans/${id}`;

function usePlanColumns(): readonly Column<ConsolePlan>[] {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  const nameOf = useName();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.plans.${key}`);
    const columns: Column<ConsolePlan>[] = [
      {
        key: 'name',
        label: word('name'),
        cell: (plan) => <NameCell to={editPage(plan)} picture={null} {...nameOf(plan.name)} />,
      },
      { key: 'kind', label: word('kind'), sortBy: 'planId', cell: ({ planId }) => word(`kinds.${planId}`), from: 'sm' },
      {
        key: 'size',
        label: word('size'),
        cell: ({ planId, size }) => (size === 0 ? word('nothing') : amounts.ofPlan(planId, size)),
        from: 'sm',
      },
      { key: 'price', label: word('price'), sortBy: 'price', cell: ({ price }) => amounts.rials(price) },
      {
        key: 'active',
        label: word('active'),
        cell: ({ active }) => <Tag tone={active ? 'good' : 'quiet'}>{word(`states.${active ? 'on' : 'off'}`)}</Tag>,
        width: 140,
      },
      {
        key: 'sort',
        label: word('sort'),
        sortBy: 'sort',
        cell: ({ sort }) => format.number(sort),
        from: 'md',
        width: 90,
      },
    ];
    return columns;
  }, [translate, format, amounts, nameOf]);
}

export function PlansPage() {
  const translate = useTranslate();
  const columns = usePlanColumns();
  const word = (key: string) => translate(`parde.plans.${key}`);
  return (
    <ListBase resource="plans" perPage={PER_PAGE} sort={{ field: 'sort', order: 'ASC' }}>
      <ListFrame
        title={word('title')}
        actions={
          <Button variant="contained" color="secondary" component={Link} to="/plans/create">
            {word('add')}
          </Button>
        }
        filters={
          <>
            <FilterSelect
              source="planId"
              label={word('kind')}
              any={word('any_kind')}
              choices={KINDS.map((kind) => ({ value: kind, label: word(`kinds.${kind}`) }))}
              parse={Number}
            />
            <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
              {word('lead')}
            </Typography>
          </>
        }
      >
        <RecordTable columns={columns} opens={editPage} />
      </ListFrame>
    </ListBase>
  );
}
