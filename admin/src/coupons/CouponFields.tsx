import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '../components/form/ChoiceField';
import { DayField } from '../components/form/DayField';
import { LabelledField } from '../components/form/LabelledField';
import type { Faults } from '../components/form/use-command';
import { useAmounts } from '../components/use-amounts';
import { parseWhole } from '../format/number';
import type { CouponDraft } from './coupon-draft';

interface CouponFieldsProps {
  draft: CouponDraft;
  faults: Faults;
  onChange: (change: Partial<CouponDraft>) => void;
}

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
const LONGEST_NOTE = 300;

function useFormWord() {
  const translate = useTranslate();
  return (key: string) => translate(`parde.coupons.form.${key}`);
}

/** Whom the coupon is for and what it takes off. */
export function DiscountFields({ draft, faults, onChange }: CouponFieldsProps) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const word = useFormWord();
  const rials = draft.kind === 'fixed' ? parseWhole(draft.amount) : null;
  return (
    <>
      <Box sx={pair}>
        <ChoiceField
          label={word('plan')}
          value={draft.planId}
          choices={(['2', '3'] as const).map((value) => ({ value, label: translate(`parde.plans.kinds.${value}`) }))}
          onChange={(planId) => onChange({ planId })}
        />
        <ChoiceField
          label={word('stage')}
          value={draft.stage}
          choices={(['register', 'update'] as const).map((value) => ({
            value,
            label: translate(`parde.coupons.stages.${value}`),
          }))}
          onChange={(stage) => onChange({ stage })}
        />
      </Box>
      <Box sx={pair}>
        <ChoiceField
          label={word('kind')}
          value={draft.kind}
          choices={(['percent', 'fixed'] as const).map((value) => ({ value, label: word(`kinds.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
        <LabelledField
          name="amount"
          label={word(draft.kind)}
          value={draft.amount}
          error={faults['amount']}
          hint={rials ? amounts.rials(rials) : undefined}
          onChange={(amount) => onChange({ amount })}
          inputMode="numeric"
        />
      </Box>
    </>
  );
}

/** How often and how long it can be used, and how many are made. */
export function LimitFields({ draft, faults, onChange }: CouponFieldsProps) {
  const word = useFormWord();
  const number = (name: 'total_limit' | 'user_limit' | 'count', hint?: string) => (
    <LabelledField
      name={name}
      label={word(name)}
      value={draft[name]}
      error={faults[name]}
      hint={hint}
      onChange={(next) => onChange({ [name]: next })}
      inputMode="numeric"
    />
  );
  const day = (name: 'valid_from' | 'valid_until') => (
    <DayField
      name={name}
      label={word(name)}
      value={draft[name]}
      error={faults[name]}
      hint={word('valid_hint')}
      onChange={(next) => onChange({ [name]: next })}
    />
  );
  return (
    <>
      <Box sx={pair}>
        {number('total_limit', word('total_limit_hint'))}
        {number('user_limit')}
      </Box>
      <Box sx={pair}>
        {day('valid_from')}
        {day('valid_until')}
      </Box>
      <Box sx={pair}>
        <LabelledField
          name="note"
          label={word('note')}
          value={draft.note}
          error={faults['note']}
          hint={word('note_hint')}
          onChange={(note) => onChange({ note })}
          dir="auto"
          maxLength={LONGEST_NOTE}
        />
        {number('count', word('count_hint'))}
      </Box>
    </>
  );
}
