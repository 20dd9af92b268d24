import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { KeyboardEvent } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleComment } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { writtenText } from '../../components/form/inputs/input-slots.ts';
import { MAX_REASON_LENGTH } from '../../components/form/inputs/reason.ts';
import type { KeptWords } from '../../components/queue/kept-words.ts';
import type { CommentRefusal } from '../../providers/data-provider.ts';

type Usual = NonNullable<CommentRefusal['refusal']>;
const USUAL: readonly Usual[] = ['spoiler', 'insult', 'advertising', 'off_topic', 'personal'];
const EMPTY: { refusal: Usual | null; reason: string } = { refusal: null, reason: '' };

/** The one after another, or before it; between the last and the first is none. */
function beside(chosen: Usual | null, step: 1 | -1): Usual | null {
  const all = [null, ...USUAL];
  return all.at((all.indexOf(chosen) + step) % all.length) ?? null;
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The usual reasons: each author reads them in their own language. */
function UsualReasons() {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext<typeof EMPTY>();
  const refusal = useWatch<typeof EMPTY>({ name: 'refusal' });
  const choose = (chosen: Usual | null) => {
    setValue('refusal', chosen, { shouldDirty: true });
    // Enter on a chip would press the chip again; in the field it refuses.
    setFocus('reason');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {USUAL.map((key) => {
        const chosen = refusal === key;
        return (
          <Chip
            key={key}
            label={translate(`parde.refusing.reasons.${key}`)}
            aria-pressed={chosen}
            color={chosen ? 'primary' : 'default'}
            variant={chosen ? 'filled' : 'outlined'}
            onClick={() => choose(chosen ? null : key)}
          />
        );
      })}
    </Box>
  );
}

/** The reason in one's own words. In one line the arrows have nothing else to do than to go through the usual ones. */
function OwnWords() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<typeof EMPTY>();
  const chooseByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    setValue('refusal', beside(getValues('refusal'), step), { shouldDirty: true });
  };
  return (
    <TextInput
      source="reason"
      label="parde.refusing.reason"
      placeholder={translate('parde.refusing.placeholder')}
      helperText={
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {translate('parde.refusing.by_keys')}
        </Box>
      }
      slotProps={writtenText(MAX_REASON_LENGTH)}
      onKeyDown={chooseByKey}
      autoFocus
    />
  );
}

interface RefuseDialogProps {
  comments: readonly ConsoleComment[];
  kept: KeptWords;
  onCancel: () => void;
  onRefuse: (why: CommentRefusal) => Promise<FormErrors | undefined>;
}

/** Asks for a reason, demands none: Enter refuses at once. */
export function RefuseDialog({ comments, kept, onCancel, onRefuse }: RefuseDialogProps) {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('parde.refusing.title', { smart_count: comments.length })}
      lead={translate('parde.refusing.lead')}
      submit="parde.refusing.submit"
      danger
      values={kept.of(comments, EMPTY)}
      onSubmit={({ refusal, reason }) =>
        onRefuse({ ...(refusal && { refusal }), ...(reason.trim() && { reason: reason.trim() }) })
      }
      onCancel={onCancel}
    >
      <UsualReasons />
      <OwnWords />
    </ActionDialog>
  );
}
