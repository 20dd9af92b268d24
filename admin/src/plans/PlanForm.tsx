import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsolePlan } from '../api/types';
import { ChoiceField } from '../components/form/ChoiceField';
import { FormFailure } from '../components/form/FormFailure';
import { LabelledField } from '../components/form/LabelledField';
import { SubmitButton } from '../components/form/SubmitButton';
import { Panel } from '../components/Panel';
import { parseWhole } from '../format/number';
import { useFormat } from '../format/use-format';
import { FREE } from './plan-draft';
import { usePlanForm } from './use-plan-form';

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
const WIDTH = 760;
const LONGEST_NAME = 80;
const RIALS_OF_TOMAN = 10;

type Form = ReturnType<typeof usePlanForm>;

function NameFields({ draft, faults, change }: Form) {
  const translate = useTranslate();
  return (
    <Box sx={pair}>
      {(['fa', 'en'] as const).map((name) => (
        <LabelledField
          key={name}
          name={name}
          label={translate(`parde.plans.form.${name}`)}
          value={draft[name]}
          error={faults[name]}
          onChange={(next) => change({ [name]: next })}
          dir="auto"
          maxLength={LONGEST_NAME}
        />
      ))}
    </Box>
  );
}

function OfferFields({ draft, faults, change }: Form) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (key: string, values?: Record<string, unknown>) => translate(`parde.plans.form.${key}`, values);
  const rials = parseWhole(draft.price);
  const tomans = rials ? word('toman', { amount: format.number(Math.floor(rials / RIALS_OF_TOMAN)) }) : undefined;
  return (
    <Box sx={pair}>
      <LabelledField
        name="price"
        label={word('price')}
        value={draft.price}
        error={faults['price']}
        hint={tomans}
        onChange={(price) => change({ price })}
        inputMode="numeric"
      />
      <LabelledField
        name="size"
        label={word(draft.planId === 3 ? 'gigabytes' : 'days')}
        value={draft.size}
        error={faults['size']}
        onChange={(size) => change({ size })}
        inputMode="numeric"
      />
    </Box>
  );
}

function PlaceFields({ draft, faults, change }: Form) {
  const translate = useTranslate();
  const word = (key: string) => translate(`parde.plans.form.${key}`);
  return (
    <Box sx={pair}>
      <LabelledField
        name="sort"
        label={word('sort')}
        value={draft.sort}
        error={faults['sort']}
        hint={word('sort_hint')}
        onChange={(sort) => change({ sort })}
        inputMode="numeric"
      />
      <FormControlLabel
        control={<Checkbox checked={draft.active} onChange={(_, active) => change({ active })} />}
        label={word('active')}
        sx={{ marginInline: '-6px 0', marginBlockStart: { sm: '34px' } }}
      />
    </Box>
  );
}

/** A plan that is for sale, or is to be. @param plan absent for a new one. */
export function PlanForm({ plan }: { plan?: ConsolePlan }) {
  const translate = useTranslate();
  const form = usePlanForm(plan);
  const word = (key: string) => translate(`parde.plans.${key}`);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  const free = form.draft.planId === FREE;
  return (
    <Panel sx={{ padding: 3, maxWidth: WIDTH }}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {word(free ? 'free_lead' : 'lead')}
        </Typography>
        <FormFailure words={form.failure} />
        {!plan && (
          <ChoiceField
            label={word('form.kind')}
            value={form.draft.planId === 3 ? '3' : '2'}
            choices={(['2', '3'] as const).map((value) => ({ value, label: word(`kinds.${value}`) }))}
            onChange={(kind) => form.change({ planId: Number(kind) })}
          />
        )}
        <NameFields {...form} />
        {!free && <OfferFields {...form} />}
        <PlaceFields {...form} />
        <Box>
          <SubmitButton busy={form.busy} label={word(plan ? 'form.submit' : 'form.add')} />
        </Box>
      </Box>
    </Panel>
  );
}
