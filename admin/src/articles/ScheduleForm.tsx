import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../components/form/DayInput.tsx';

/** Nine in the morning in Tehran. */
const MORNING = 'T05:30:00.000Z';

interface ScheduleFormProps {
  busy: boolean;
  /** @param at ISO 8601 UTC. */
  onSchedule: (at: string) => void;
}

/** The day on whose morning it publishes itself. */
export function ScheduleForm({ busy, onSchedule }: ScheduleFormProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('parde.articles.schedule')}
      </Button>
    );
  }
  return (
    <Form>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box sx={{ minWidth: 240 }}>
          <DayInput source="day" label="parde.articles.day" hint="parde.articles.day_hint" autoFocus />
        </Box>
        <ScheduleButton busy={busy} onSchedule={onSchedule} />
      </Box>
    </Form>
  );
}

function ScheduleButton({ busy, onSchedule }: ScheduleFormProps) {
  const translate = useTranslate();
  const day: string = useWatch({ name: 'day' }) ?? '';
  return (
    <Button variant="outlined" disabled={busy || !day} onClick={() => onSchedule(`${day}${MORNING}`)}>
      {translate('parde.articles.schedule')}
    </Button>
  );
}
