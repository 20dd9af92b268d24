import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../../components/form/day/DayInput.tsx';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import type { FormErrors } from '../../components/form/errors/form-errors.ts';
import { FieldPair } from '../../components/form/inputs/FieldPair.tsx';
import { LATIN_TEXT } from '../../components/form/inputs/input-slots.ts';
import { useFormat } from '../../format/use-format.ts';
import { draftOf, errorsOf, momentOf, type ScheduleDraft } from './schedule-draft.ts';

const MORNING = '09:00';

interface ScheduleDialogProps {
  /** ISO 8601 UTC; when it is to be published as yet. */
  at: string | null;
  /** @param at ISO 8601 UTC. */
  onSchedule: (at: string) => Promise<FormErrors | undefined>;
  onClose: () => void;
}

/** The day and the time at which an article publishes itself. */
export function ScheduleDialog({ at, onSchedule, onClose }: ScheduleDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <ActionDialog<ScheduleDraft>
      title={translate(`parde.articles.${at ? 'reschedule' : 'schedule'}`)}
      submit="parde.articles.schedule_submit"
      values={at ? draftOf(at, format.digits) : { day: '', time: format.digits(MORNING) }}
      validate={(draft) => errorsOf(draft)}
      onSubmit={(draft) => onSchedule(momentOf(draft) as string)}
      onCancel={onClose}
    >
      <FieldPair>
        <DayInput source="day" label="parde.articles.day" hint="" autoFocus />
        <TextInput
          source="time"
          label="parde.articles.time"
          helperText="parde.articles.time_hint"
          slotProps={{ htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: 5 } }}
        />
      </FieldPair>
      <Chosen />
    </ActionDialog>
  );
}

/** What was chosen, as a reader of the console's language would say it. */
function Chosen() {
  const translate = useTranslate();
  const format = useFormat();
  const [day, time] = useWatch({ name: ['day', 'time'] });
  const at = momentOf({ day: day ?? '', time: time ?? '' });
  return (
    <Typography variant="body2" role="status" sx={{ color: 'var(--text-mid)' }}>
      {at && translate('parde.articles.chosen', { moment: format.dateTime(at), relative: format.relative(at) })}
    </Typography>
  );
}
