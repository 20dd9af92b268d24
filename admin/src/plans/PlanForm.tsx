import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { BooleanInput, RadioButtonGroupInput, TextInput, Toolbar, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ConsolePlan } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { FieldPair } from '../components/form/inputs/FieldPair.tsx';
import { WHOLE_NUMBER, writtenText } from '../components/form/inputs/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { parseWhole } from '../format/number.ts';
import { useFormat } from '../format/use-format.ts';
import { NameSays } from './NameSays.tsx';
import { errorsOfPlan, FREE, type PlanDraft, unitOf, VOLUME } from './plan-draft.ts';
import { usePlanForm } from './use-plan-form.ts';

/** Of all that stands below one another on its page. */
export const PLAN_WIDTH = 760;
const MAX_NAME_LENGTH = 80;
const RIALS_OF_TOMAN = 10;
const KINDS = [2, 3].map((id) => ({ id, name: `parde.plans.kinds.${id}` }));

const word = (key: string) => `parde.plans.form.${key}`;

function NameInputs() {
  const slots = writtenText(MAX_NAME_LENGTH);
  return (
    <FieldPair>
      <TextInput source="fa" label={word('fa')} slotProps={slots} />
      <TextInput source="en" label={word('en')} slotProps={slots} />
    </FieldPair>
  );
}

/** What a buyer gets, whatever the plan is called. */
function Gives(plan: ComponentProps<typeof NameSays>) {
  const translate = useTranslate();
  const amounts = useAmounts();
  return (
    <>
      {translate(word('gives'), { size: amounts.ofPlan(plan.planId, plan.size) })}
      <NameSays {...plan} />
    </>
  );
}

function OfferInputs() {
  const translate = useTranslate();
  const format = useFormat();
  const draft = useWatch() as PlanDraft;
  const { price, planId } = draft;
  const size = (parseWhole(String(draft.size ?? '')) ?? 0) * unitOf(planId);
  const rials = parseWhole(String(price ?? ''));
  const tomans = rials && translate(word('toman'), { amount: format.number(Math.floor(rials / RIALS_OF_TOMAN)) });
  return (
    <FieldPair>
      <TextInput source="price" label={word('price')} helperText={tomans || false} slotProps={WHOLE_NUMBER} />
      <TextInput
        source="size"
        label={word(planId === VOLUME ? 'gigabytes' : 'days')}
        helperText={size > 0 && <Gives planId={planId} size={size} names={[draft.fa ?? '', draft.en ?? '']} />}
        slotProps={WHOLE_NUMBER}
      />
    </FieldPair>
  );
}

function PlaceInputs() {
  return (
    <FieldPair>
      <TextInput source="sort" label={word('sort')} helperText={word('sort_hint')} slotProps={WHOLE_NUMBER} />
      <BooleanInput source="active" label={word('active')} sx={{ paddingBlockStart: { sm: '34px' } }} />
    </FieldPair>
  );
}

function PlanToolbar({ isNew }: { isNew: boolean }) {
  const active: boolean = useWatch({ name: 'active' });
  return (
    <Toolbar>
      <SubmitButton label={word(isNew && active ? 'add' : 'submit')} />
    </Toolbar>
  );
}

interface PlanFormProps {
  /** As it was opened; absent for a new one. */
  plan?: ConsolePlan;
  onReopen?: () => void;
}

/** A plan that is for sale, or is to be. */
export function PlanForm({ plan, onReopen = () => undefined }: PlanFormProps) {
  const translate = useTranslate();
  const { values, conflict, question, onSubmit } = usePlanForm(plan, onReopen);
  const free = values.planId === FREE;
  return (
    <>
      {conflict}
      {question}
      <Panel sx={{ padding: 3, maxWidth: PLAN_WIDTH }}>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate(`parde.plans.${free ? 'free_lead' : 'lead'}`)}
        </Typography>
        <CommandForm
          edits={plan !== undefined}
          values={values}
          validate={errorsOfPlan}
          onSubmit={onSubmit}
          toolbar={<PlanToolbar isNew={!plan} />}
        >
          {!plan && <RadioButtonGroupInput source="planId" label={word('kind')} choices={KINDS} parse={Number} />}
          <NameInputs />
          {!free && <OfferInputs />}
          <PlaceInputs />
        </CommandForm>
      </Panel>
    </>
  );
}
