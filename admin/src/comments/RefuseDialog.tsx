import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ActionDialog } from '../components/form/ActionDialog.tsx';
import { writtenText } from '../components/form/input-slots.ts';
import { MAX_REASON_LENGTH } from '../components/form/reason.ts';

const REASONS = ['spoiler', 'insult', 'advertising', 'off_topic', 'personal'] as const;
const EMPTY = { reason: '' };

/** The usual reasons, to be pressed instead of written. */
function UsualReasons() {
  const translate = useTranslate();
  const { setValue, setFocus } = useFormContext<typeof EMPTY>();
  const reason = useWatch<typeof EMPTY>({ name: 'reason' });
  const choose = (words: string) => {
    setValue('reason', words, { shouldDirty: true });
    // Enter on a chip would press the chip again; in the field it refuses.
    setFocus('reason');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {REASONS.map((key) => {
        const words = translate(`parde.refusing.reasons.${key}`);
        const chosen = reason === words;
        return (
          <Chip
            key={key}
            label={words}
            aria-pressed={chosen}
            color={chosen ? 'primary' : 'default'}
            variant={chosen ? 'filled' : 'outlined'}
            onClick={() => choose(chosen ? '' : words)}
          />
        );
      })}
    </Box>
  );
}

interface RefuseDialogProps {
  count: number;
  onCancel: () => void;
  onRefuse: (reason: string | undefined) => void;
}

/** Asks for a reason, demands none: Enter refuses at once. */
export function RefuseDialog({ count, onCancel, onRefuse }: RefuseDialogProps) {
  const translate = useTranslate();
  return (
    <ActionDialog
      title={translate('parde.refusing.title', { smart_count: count })}
      lead={translate('parde.refusing.lead')}
      submit="parde.refusing.submit"
      danger
      values={EMPTY}
      onSubmit={({ reason }) => void onRefuse(reason.trim() || undefined)}
      onCancel={onCancel}
    >
      <UsualReasons />
      <TextInput
        source="reason"
        label="parde.refusing.reason"
        placeholder={translate('parde.refusing.placeholder')}
        slotProps={writtenText(MAX_REASON_LENGTH)}
        autoFocus
      />
    </ActionDialog>
  );
}
