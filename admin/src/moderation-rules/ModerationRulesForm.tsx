import { BooleanInput, TextInput, useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ModerationRules } from '../api/types.ts';
import { WHOLE_NUMBER } from '../components/form/inputs/input-slots.ts';
import { SavedWholeForm } from '../components/form/SavedWholeForm.tsx';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, errorsOf, factsOf, type RulesDraft } from './rules-draft.ts';

interface ModerationRulesFormProps {
  /** As they were opened. */
  rules: ModerationRules;
  onReopen: () => void;
}

export function ModerationRulesForm({ rules, onReopen }: ModerationRulesFormProps) {
  const format = useFormat();
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <SavedWholeForm
      kind="moderation-rules"
      byModerators
      onReopen={onReopen}
      version={rules.version}
      draft={() => draftOf(rules, format.number)}
      body={factsOf}
      validate={errorsOf}
      send={provider.saveModerationRules}
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
    </SavedWholeForm>
  );
}

function TrustAfter() {
  const trusting = useWatch<RulesDraft>({ name: 'trusting' });
  if (!trusting) return null;
  return <TextInput source="trust_after" label="parde.rules.trust_after" slotProps={WHOLE_NUMBER} />;
}
