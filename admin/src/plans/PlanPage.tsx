import Box from '@mui/material/Box';
import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsolePlan } from '../api/types.ts';
import { useOpened } from '../components/form/dialogs/use-opened.ts';
import { useReopening } from '../components/form/dialogs/use-reopening.ts';
import { useName } from '../components/names/use-name.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { planMeaning } from '../components/versions/meanings/plan-meaning.ts';
import { RecordVersions } from '../components/versions/RecordVersions.tsx';
import type { PlanFacts } from '../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { PLAN_WIDTH, PlanForm } from './PlanForm.tsx';
import { asSent } from './plan-draft.ts';

/** A plan and its form in one: there is nothing to see that cannot be changed. */
export function PlanPage() {
  const { id } = useParams();
  // Opened anew where the newest version is not that of its editor.
  const [opening, reopen] = useReopening();
  return (
    <ConsoleShow key={`${id} ${opening}`} resource="plans">
      <PlanView onReopen={reopen} />
    </ConsoleShow>
  );
}

function PlanView({ onReopen }: { onReopen: () => void }) {
  const translate = useTranslate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { record, isFetching } = useShowContext<ConsolePlan>();
  const plan = useOpened(record, isFetching);
  const state = record?.active ? 'on' : 'off';
  return (
    <ShowFrame
      list={{ to: '/plans', label: translate('parde.plans.title') }}
      title={record && nameOf(record.name).main}
      aside={record && <Tag tone={record.active ? 'good' : 'quiet'}>{translate(`parde.plans.states.${state}`)}</Tag>}
    >
      {plan && (
        <Box sx={{ maxWidth: PLAN_WIDTH }}>
          <PlanForm plan={plan} onReopen={onReopen} />
          <RecordVersions<PlanFacts>
            kind="plans"
            id={plan.id}
            meaning={planMeaning(plan.planId)}
            restore={(facts, version) => provider.revisePlan({ id: plan.id, version, ...asSent(facts) })}
            onRestored={onReopen}
          />
        </Box>
      )}
    </ShowFrame>
  );
}
