import { AutocompleteInput, SelectInput, TextInput, useDataProvider, useGetOne, useTranslate } from 'react-admin';
import type { AiredSeries, ConsoleChannels } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { LATIN_TEXT } from '../components/form/inputs/input-slots.ts';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { useQuickerColleague } from '../components/form/sending/use-quicker-colleague.ts';
import { useName } from '../components/names/use-name.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, errorsOf, factsOf } from './schedule-draft.ts';
import { WEEKDAYS } from './weekdays.ts';

/** @param series as the list had it when the dialog was opened. */
export function ScheduleDialog({ series, onClose }: { series: AiredSeries; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data } = useGetOne<ConsoleChannels & { id: string }>('channels', { id: 'now' });
  const names = new Set([...(data?.channels ?? []), ...(data?.unlisted ?? [])].map(({ key }) => key));
  if (series.channel) names.add(series.channel);
  const finish = useAfterwards(onClose);
  const orClosed = useQuickerColleague(onClose);
  const command = useCommand({
    body: factsOf,
    send: (facts) => orClosed(provider.scheduleSeries({ id: series.id, version: series.version, ...facts })),
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <ActionDialog
      title={nameOf(series.name).main}
      lead={translate('parde.air.dialog_lead')}
      submit="parde.curation.save"
      values={draftOf(series)}
      validate={errorsOf}
      {...command}
      onCancel={onClose}
    >
      <SelectInput
        source="air_weekday"
        label="parde.air.weekday"
        emptyText="parde.air.not_scheduled"
        choices={WEEKDAYS}
        fullWidth
      />
      <TextInput
        source="air_time"
        label="parde.air.time"
        helperText="parde.air.time_hint"
        slotProps={{ htmlInput: { ...LATIN_TEXT.htmlInput, maxLength: 5 } }}
        fullWidth
      />
      <AutocompleteInput
        autoHighlight
        source="channel"
        label="parde.air.channel"
        choices={[...names].map((id) => ({ id, name: id }))}
        translateChoice={false}
        noOptionsText="parde.air.no_channel"
        fullWidth
      />
    </ActionDialog>
  );
}
