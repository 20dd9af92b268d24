import { useState } from 'react';
import { Toolbar, useDataProvider } from 'react-admin';
import type { ConsoleChannels } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { ChannelsInput } from './ChannelsInput.tsx';
import { draftOf, errorsOf, factsOf } from './channels-draft.ts';

export function ChannelsForm({ opened }: { opened: ConsoleChannels }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState(() => draftOf(opened));
  // Of what stands in the fields: what was saved here is the next to be changed.
  const [version, setVersion] = useState(opened.version);
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts) => provider.saveChannels({ version, ...facts }),
    onDone: (answer) => {
      setVersion(answer.version);
      finish('parde.curation.saved');
    },
  });
  return (
    <Panel sx={{ padding: 3 }}>
      <CommandForm
        values={values}
        validate={errorsOf}
        onSubmit={onSubmit}
        toolbar={
          <Toolbar>
            <SubmitButton label="parde.curation.save" />
          </Toolbar>
        }
      >
        <ChannelsInput known={[...opened.unlisted, ...opened.channels]} />
      </CommandForm>
    </Panel>
  );
}
