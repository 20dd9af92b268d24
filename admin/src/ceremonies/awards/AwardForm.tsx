import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Toolbar, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleAward, ConsoleCeremonyDetail } from '../../api/types.ts';
import { CommandForm } from '../../components/form/CommandForm.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { forgetUnsaved } from '../../components/form/unsaved/unsaved-forms.ts';
import { Panel, PanelHead } from '../../components/Panel.tsx';
import { ConflictPanel } from '../../components/versions/conflict/ConflictPanel.tsx';
import { RECORD_MEANING } from '../../components/versions/meanings/meaning.ts';
import { RecordVersions } from '../../components/versions/RecordVersions.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { AwardHeading } from './AwardHeading.tsx';
import { type AwardFacts, draftOf, factsOf, seenOf } from './award-draft.ts';
import { NominationsInput } from './nominations/NominationsInput.tsx';
import { useAwardConflict } from './use-award-conflict.ts';

interface AwardFormProps {
  ceremony: Pick<ConsoleCeremonyDetail, 'id' | 'ceremony' | 'year'>;
  award: ConsoleAward;
  onClose: () => void;
}

/** The nominations of one award, saved together. */
export function AwardForm({ award, ...props }: AwardFormProps) {
  // As it was opened; or as another has left it, where the editor takes that.
  const [{ opened, turn }, setShown] = useState({ opened: award, turn: 0 });
  return (
    <Editor key={turn} {...props} opened={opened} onTake={(theirs) => setShown({ opened: theirs, turn: turn + 1 })} />
  );
}

interface EditorProps extends Omit<AwardFormProps, 'award'> {
  opened: ConsoleAward;
  onTake: (theirs: ConsoleAward) => void;
}

function Editor({ ceremony, opened, onTake, onClose }: EditorProps) {
  const refresh = useRefresh();
  const [values] = useState(() => draftOf(opened.nominations));
  const { conflict, guarded } = useAwardConflict(ceremony.id, opened);
  const finish = useAfterwards(onClose);
  const onSaved = () => finish('parde.curation.saved');
  const save = useSaveAward(ceremony);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts: AwardFacts) => guarded(facts, () => save(facts, opened)),
    renamed: { year: 'nominations', award: 'nominations' },
    onDone: onSaved,
  });
  return (
    <Panel sx={{ marginBlockEnd: 2 }}>
      <PanelHead>
        <AwardHeading award={opened.title} />
      </PanelHead>
      <Box sx={{ padding: '12px 20px 20px' }}>
        {conflict && (
          <ConflictPanel
            key={conflict.turn}
            opened={factsOf(values)}
            conflict={conflict}
            meaning={RECORD_MEANING}
            save={(facts, { award }) => save(facts, award)}
            onSaved={() => {
              forgetUnsaved();
              onSaved();
            }}
            onTakeTheirs={({ award }) => {
              forgetUnsaved();
              refresh();
              onTake(award);
            }}
          />
        )}
        <CommandForm edits values={values} onSubmit={onSubmit} toolbar={<Buttons onClose={onClose} />}>
          <NominationsInput />
        </CommandForm>
        {opened.award_id !== null && (
          <RecordVersions<Pick<AwardFacts, 'told'>>
            kind="awards"
            id={opened.award_id}
            restore={({ told }) => save({ ...factsOf(values), told }, opened)}
            onRestored={onClose}
          />
        )}
      </Box>
    </Panel>
  );
}

/** @returns saves what an award is to be, over what was seen of it. */
function useSaveAward({ ceremony, year }: EditorProps['ceremony']) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (facts: AwardFacts, over: ConsoleAward) =>
    provider.saveAward({
      ceremony,
      year,
      award: over.title,
      version: over.version,
      seen: seenOf(over.nominations),
      ...facts,
    });
}

function Buttons({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SubmitButton label="parde.curation.save" />
      <Button variant="text" onClick={onClose}>
        {translate('parde.users.actions.cancel')}
      </Button>
    </Toolbar>
  );
}
