import { useState } from 'react';
import { SelectInput, TextInput, Toolbar, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleNotice } from '../api/types.ts';
import { CommandForm } from '../components/form/CommandForm.tsx';
import { DayInput } from '../components/form/DayInput.tsx';
import { FieldPair } from '../components/form/FieldPair.tsx';
import { LATIN_TEXT } from '../components/form/input-slots.ts';
import { LanguagePair } from '../components/form/LanguagePair.tsx';
import { SubmitButton } from '../components/form/SubmitButton.tsx';
import { useAfterwards, useCommand } from '../components/form/use-command.ts';
import { Panel } from '../components/Panel.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, errorsOf, factsOf, type NoticeDraft, RENAMED } from './notice-draft.ts';

const MAX_TEXT = 300;
const KINDS = ['info', 'good', 'warning'].map((id) => ({ id, name: `parde.notices.kinds.${id}` }));

/** @param notice as it was opened; absent for a new one. */
export function NoticeForm({ notice }: { notice?: ConsoleNotice }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<NoticeDraft>(() => draftOf(notice));
  const finish = useAfterwards(() => navigate('/notices'));
  const { onSubmit } = useCommand({
    body: (draft: NoticeDraft) => factsOf(draft, notice),
    send: (facts, key) =>
      notice
        ? provider.reviseNotice({ id: notice.id, version: notice.version, ...facts })
        : provider.addNotice(facts, key),
    renamed: RENAMED,
    onDone: () => finish('parde.curation.saved'),
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
        <LanguagePair name="text" words="parde.notices" maxLength={MAX_TEXT} multiline />
        <FieldPair>
          <SelectInput source="kind" label="parde.notices.kind" choices={KINDS} />
          <TextInput
            source="link"
            label="parde.notices.link"
            helperText="parde.notices.link_hint"
            slotProps={LATIN_TEXT}
          />
        </FieldPair>
        <FieldPair>
          <DayInput source="from" label="parde.notices.from" hint="parde.notices.from_hint" />
          <DayInput source="until" label="parde.notices.until" hint="parde.notices.until_hint" />
        </FieldPair>
      </CommandForm>
    </Panel>
  );
}
