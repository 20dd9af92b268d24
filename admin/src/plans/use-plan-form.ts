import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsolePlan } from '../api/types';
import { useCommand } from '../components/form/use-command';
import { useFormat } from '../format/use-format';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { draftOf, emptyPlan, FREE, factsOf, faultsOfPlan, type PlanDraft } from './plan-draft';

export function usePlanForm(plan: ConsolePlan | undefined) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, faults, failure, setFaults, forget, run } = useCommand(['fa', 'en', 'price', 'size', 'sort']);
  const [draft, setDraft] = useState<PlanDraft>(() => (plan ? draftOf(plan, format.number) : emptyPlan(format.number)));

  const submit = async () => {
    const wrong = Object.entries(faultsOfPlan(draft));
    if (wrong.length > 0) {
      return setFaults(Object.fromEntries(wrong.map(([field, key]) => [field, translate(`parde.plans.form.${key}`)])));
    }
    // A size that is no whole number of gigabytes is kept to the byte while nobody touches it.
    const kept = plan && plan.planId !== FREE && draft.size === draftOf(plan, format.number).size;
    const facts = { ...factsOf(draft), ...(kept && { size: plan.size }) };
    const answer = plan
      ? await run({ id: plan.id, version: plan.version, ...facts }, provider.revisePlan)
      : await run({ planId: draft.planId, ...facts }, provider.addPlan);
    if (!answer) return;
    notify('parde.plans.form.saved', { type: 'success' });
    refresh();
    navigate('/plans');
  };
  const change = (next: Partial<PlanDraft>) => {
    setDraft((before) => ({ ...before, ...next }));
    forget();
  };
  return { busy, faults, failure, draft, change, submit };
}
