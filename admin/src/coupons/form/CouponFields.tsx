import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { DayInput } from '../../components/form/day/DayInput.tsx';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { LATIN_TEXT, WHOLE_NUMBER, writtenText } from '../../components/form/inputs/input-slots.ts';
import { useAmounts } from '../../components/payments/use-amounts.ts';
import { parseWhole } from '../../format/number.ts';
import { useFormat } from '../../format/use-format.ts';
import { foldedCode, MAX_CODE } from './coupon-draft.ts';

const MAX_NOTE_LENGTH = 300;
const PLANS = ['2', '3'].map((id) => ({ id, name: `parde.plans.kinds.${id}` }));
const STAGES = ['register', 'update'].map((id) => ({ id, name: `parde.coupons.stages.${id}` }));
const KINDS = ['percent', 'fixed'].map((id) => ({ id, name: `parde.coupons.form.kinds.${id}` }));

const word = (key: string) => `parde.coupons.form.${key}`;

function AmountInput() {
  const amounts = useAmounts();
  const [kind, amount]: (string | null)[] = useWatch({ name: ['kind', 'amount'] });
  const rials = kind === 'fixed' ? parseWhole(amount ?? '') : null;
  return (
    <TextInput
      source="amount"
      label={word(kind ?? 'percent')}
      helperText={rials ? amounts.rials(rials) : false}
      slotProps={WHOLE_NUMBER}
    />
  );
}

/** Whom the coupon is for and what it takes off. */
export function DiscountFields() {
  return (
    <>
      <FieldPair>
        <RadioButtonGroupInput source="planId" label={word('plan')} choices={PLANS} />
        <RadioButtonGroupInput source="stage" label={word('stage')} choices={STAGES} />
      </FieldPair>
      <FieldPair>
        <RadioButtonGroupInput source="kind" label={word('kind')} choices={KINDS} />
        <AmountInput />
      </FieldPair>
    </>
  );
}

/** A code of one's own, for a poster or a friend; what is made up cannot be guessed. */
export function CodeField() {
  const translate = useTranslate();
  const typed: string | null = useWatch({ name: 'code' });
  const { errors } = useFormState({ name: 'code' });
  const code = errors['code'] ? '' : foldedCode(typed ?? '');
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="code"
        label={word('code')}
        helperText={word('code_hint')}
        slotProps={{ htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: MAX_CODE, autoComplete: 'off' } }}
      />
      {/* It is there before it is filled, so that a screen reader tells of it. */}
      <Typography variant="body2" role="status" sx={{ color: 'var(--accent-text)' }}>
        {code && translate(word('code_guessed'), { code })}
      </Typography>
    </Box>
  );
}

function NumberInput({ source, hint }: { source: string; hint?: string }) {
  return (
    <TextInput source={source} label={word(source)} helperText={hint ? word(hint) : false} slotProps={WHOLE_NUMBER} />
  );
}

/** How often it can be used. @param used how often it was, which bounds what can be written. */
export function LimitPair({ used = 0 }: { used?: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const soFar = used > 0 && translate(word('used_so_far'), { smart_count: used, used: format.number(used) });
  return (
    <FieldPair>
      <TextInput
        source="total_limit"
        label={word('total_limit')}
        helperText={[soFar, translate(word('total_limit_hint'))].filter(Boolean).join(' ')}
        slotProps={WHOLE_NUMBER}
      />
      <NumberInput source="user_limit" />
    </FieldPair>
  );
}

export function EndInput() {
  return <DayInput source="valid_until" label={word('valid_until')} hint={word('valid_hint')} />;
}

export function NoteInput() {
  return (
    <TextInput
      source="note"
      label={word('note')}
      helperText={word('note_hint')}
      slotProps={writtenText(MAX_NOTE_LENGTH)}
    />
  );
}

/** How often and how long it can be used, and how many are made. */
export function LimitFields() {
  return (
    <>
      <LimitPair />
      <FieldPair>
        <DayInput source="valid_from" label={word('valid_from')} hint={word('valid_hint')} />
        <EndInput />
      </FieldPair>
      <FieldPair>
        <NoteInput />
        <NumberInput source="count" hint="count_hint" />
      </FieldPair>
    </>
  );
}
