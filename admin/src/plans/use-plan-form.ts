import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsolePlan } from '../api/types.ts';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { useRecordConflict } from '../components/versions/conflict/use-record-conflict.tsx';
import { planMeaning } from '../components/versions/meanings/plan-meaning.ts';
import { useFormat } from '../format/use-format.ts';
import type { PlanFacts } from '../providers/commands/staff-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { asSent, draftOf, emptyPlan, FREE, factsOf, givesAway, type PlanDraft } from './plan-draft.ts';
import { useGiftQuestion } from './use-gift-question.tsx';

/** @param plan as it was opened; absent for a new one. */
export function usePlanForm(plan: ConsolePlan | undefined, onReopen: () => void) {
  const format = useFormat();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<PlanDraft>(() => (plan ? draftOf(plan, format.number) : emptyPlan(format.number)));
  const typed = (draft: PlanDraft): PlanFacts => {
    const facts = factsOf(draft);
    // A size that is no whole number of gigabytes is kept to the byte while nobody touches it.
    const kept = plan && plan.planId !== FREE && draft.size === values.size;
    return kept ? { ...facts, size: plan.size } : facts;
  };
  const [opened] = useState(() => ({ id: plan?.id ?? 0, version: plan?.version ?? 0, facts: typed(values) }));
  const revise = (facts: PlanFacts, version: number) =>
    provider.revisePlan({ id: opened.id, version, ...asSent(facts) });
  const { panel, guarded } = useRecordConflict({
    kind: 'plans',
    opened,
    meaning: planMeaning(values.planId),
    save: revise,
    onReopen,
  });
  const finish = useAfterwards(() => navigate('/plans'));
  const { question, ask } = useGiftQuestion();
  const command = useCommand({
    body: (draft: PlanDraft) => ({ planId: draft.planId, facts: typed(draft) }),
    send: ({ planId, facts }, key) =>
      plan ? guarded(facts, (version) => revise(facts, version)) : provider.addPlan({ planId, ...facts }, key),
    onDone: () => finish('parde.plans.form.saved'),
  });
  const onSubmit = async (draft: PlanDraft) =>
    // Without errors, and yet not saved.
    givesAway(draft, plan) && !(await ask()) ? {} : command.onSubmit(draft);
  return { values, conflict: panel, question, onSubmit };
}
