import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Toolbar, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleCeremonyDetail, ConsoleNomination } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { AwardHeading } from './AwardHeading.tsx';
import { draftOf, factsOf, seenOf } from './award-draft.ts';
import { NominationsInput } from './NominationsInput.tsx';

interface AwardFormProps {
  ceremony: Pick<ConsoleCeremonyDetail, 'ceremony' | 'year'>;
  award: string;
  /** Of what the ceremony tells. */
  version: number;
  nominations: ConsoleNomination[];
  onClose: () => void;
}

/** The nominations of one award, saved together. */
export function AwardForm({ ceremony, award, version, nominations, onClose }: AwardFormProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  // As it was opened: who saves over another's change is told so, and keeps what was typed.
  const [{ values, seen }] = useState(() => ({
    values: draftOf(nominations),
    seen: { seen: seenOf(nominations), version },
  }));
  const finish = useAfterwards(onClose);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts) => provider.saveAward({ ceremony: ceremony.ceremony, year: ceremony.year, award, ...seen, ...facts }),
    renamed: { year: 'nominations', award: 'nominations' },
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <Panel sx={{ marginBlockEnd: 2 }}>
      <PanelHead>
        <AwardHeading award={award} />
      </PanelHead>
      <Box sx={{ padding: '12px 20px 20px' }}>
        <CommandForm
          values={values}
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
          <NominationsInput />
        </CommandForm>
      </Box>
    </Panel>
  );
}
