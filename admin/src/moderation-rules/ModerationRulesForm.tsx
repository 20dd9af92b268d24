import { useState } from 'react';
import { BooleanInput, TextInput, Toolbar, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ModerationRules } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { WHOLE_NUMBER } from '../components/form/input-slots.ts';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, errorsOf, factsOf, type RulesDraft } from './rules-draft.ts';

/** @param rules as they were opened. */
export function ModerationRulesForm({ rules }: { rules: ModerationRules }) {
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState(() => draftOf(rules, format.number));
  // Of what stands in the fields: what was saved here is the next to be changed.
  const [version, setVersion] = useState(rules.version);
  const finish = useAfterwards(() => undefined);
  const { onSubmit } = useCommand({
    body: factsOf,
    send: (facts) => provider.saveModerationRules({ version, ...facts }),
    renamed: {},
    onDone: (answer) => {
      setVersion(answer.version);
      finish('parde.rules.saved');
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
            <SubmitButton label="parde.rules.save" />
          </Toolbar>
        }
      >
        <BooleanInput source="trusting" label="parde.rules.trusting" helperText="parde.rules.trusting_hint" />
        <TrustAfter />
        <TextInput
          source="words"
          label="parde.rules.words"
          helperText="parde.rules.words_hint"
          multiline
          minRows={6}
          maxRows={16}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </CommandForm>
    </Panel>
  );
}

function TrustAfter() {
  const trusting = useWatch<RulesDraft>({ name: 'trusting' });
  if (!trusting) return null;
  return <TextInput source="trust_after" label="parde.rules.trust_after" slotProps={WHOLE_NUMBER} />;
}
