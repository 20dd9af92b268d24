import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsolePlan } from '../api/types.ts';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, emptyPlan, FREE, factsOf, type PlanDraft } from './plan-draft.ts';

/** @param shown absent for a new plan. */
export function usePlanForm(shown: ConsolePlan | undefined) {
  const format = useFormat();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => navigate('/plans'));
  // As it was opened: who sends it over a newer version is told so, and keeps what was typed.
  const [plan] = useState(shown);
  const [values] = useState<PlanDraft>(() => (plan ? draftOf(plan, format.number) : emptyPlan(format.number)));

  const { onSubmit } = useCommand({
    body: (draft: PlanDraft) => {
      const facts = factsOf(draft);
      // A size that is no whole number of gigabytes is kept to the byte while nobody touches it.
      const kept = plan && plan.planId !== FREE && draft.size === values.size;
      return { ...facts, planId: draft.planId, size: kept ? plan.size : facts.size };
    },
    send: ({ planId, ...facts }, key) =>
      plan
        ? provider.revisePlan({ id: plan.id, version: plan.version, ...facts })
        : provider.addPlan({ planId, ...facts }, key),
    onDone: () => finish('parde.plans.form.saved'),
  });
  return { values, onSubmit };
}
