import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useState } from 'react';
import { TextInput, Toolbar, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleSeason, ConsoleSeasons } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { WHOLE_NUMBER } from '../components/form/inputs/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { EpisodeInputs } from './EpisodeInputs.tsx';
import { draftOf, errorsOf, factsOf } from './season-draft.ts';

/** The next number stands there already; what is typed takes its place. */
const OFFERED_NUMBER = {
  htmlInput: { ...WHOLE_NUMBER.htmlInput, onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select() },
};

interface SeasonFormProps {
  series: ConsoleSeasons;
  season: ConsoleSeason;
  isNew?: boolean;
  onClose: () => void;
}

/** A season with its episodes, saved together. The number of one that is there already stays. */
export function SeasonForm({ series, season, isNew = false, onClose }: SeasonFormProps) {
  const translate = useTranslate();
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  // As it was opened: who saves over another's change is told so, and keeps what was typed.
  const [opened] = useState(() => ({
    values: draftOf(season, format.plain),
    version: series.version,
    taken: new Set(isNew ? series.seasons.map(({ number }) => number) : []),
  }));
  const finish = useAfterwards(onClose);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts) => provider.saveSeason({ id: series.id, version: opened.version, ...facts }),
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <Panel sx={{ marginBlockEnd: 1.5 }}>
      <PanelHead>
        <Typography component="h2" variant="h3">
          {isNew
            ? translate('parde.seasons.add')
            : translate('parde.seasons.season', { number: format.plain(season.number) })}
        </Typography>
      </PanelHead>
      <Box sx={{ padding: '12px 20px 20px' }}>
        <CommandForm
          edits={!isNew}
          values={opened.values}
          validate={(draft) => errorsOf(draft, opened.taken)}
          onSubmit={onSubmit}
          toolbar={
            <Toolbar sx={{ gap: 1 }}>
              <SubmitButton label="parde.curation.save" />
              <Button variant="text" onClick={onClose}>
                {translate('parde.users.actions.cancel')}
              </Button>
            </Toolbar>
          }
        >
          <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
            <TextInput
              source="number"
              label="parde.seasons.number"
              slotProps={isNew ? OFFERED_NUMBER : WHOLE_NUMBER}
              readOnly={!isNew}
              autoFocus={isNew}
            />
            <TextInput source="year" label="parde.seasons.year" slotProps={WHOLE_NUMBER} />
            <TextInput source="count" label="parde.seasons.count" slotProps={WHOLE_NUMBER} autoFocus={!isNew} />
          </Box>
          <EpisodeInputs />
        </CommandForm>
      </Box>
    </Panel>
  );
}
