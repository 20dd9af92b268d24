import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { ConsolePlan } from '../api/types.ts';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { Tag } from '../components/Tag.tsx';
import { useName } from '../components/use-name.ts';
import { PlanForm } from './PlanForm.tsx';

/** A plan and its form in one: there is nothing to see that cannot be changed. */
export function PlanPage() {
  return (
    <ShowBase resource="plans">
      <PlanView />
    </ShowBase>
  );
}

function PlanView() {
  const translate = useTranslate();
  const nameOf = useName();
  const { record } = useShowContext<ConsolePlan>();
  const state = record?.active ? 'on' : 'off';
  return (
    <ShowFrame
      list={{ to: '/plans', label: translate('parde.plans.title') }}
      title={record && nameOf(record.name).main}
      aside={record && <Tag tone={record.active ? 'good' : 'quiet'}>{translate(`parde.plans.states.${state}`)}</Tag>}
    >
      {record && <PlanForm key={record.id} plan={record} />}
    </ShowFrame>
  );
}
