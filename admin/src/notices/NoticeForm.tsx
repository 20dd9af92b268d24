import { useState } from 'react';
import { SelectInput, TextInput, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleNotice } from '../api/types.ts';
import { DayInput } from '../components/form/day/DayInput.tsx';
import { FieldPair } from '../components/form/inputs/FieldPair.tsx';
import { LATIN_TEXT } from '../components/form/inputs/input-slots.ts';
import { LanguagePair } from '../components/form/inputs/LanguagePair.tsx';
import { SheetForm } from '../components/form/SheetForm.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { useRecordConflict } from '../components/versions/conflict/use-record-conflict.tsx';
import type { NoticeFacts } from '../providers/commands/editorial/curation-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { draftOf, errorsOf, factsOf, type NoticeDraft, RENAMED } from './notice-draft.ts';

const MAX_TEXT = 300;
const KINDS = ['info', 'good', 'warning'].map((id) => ({ id, name: `parde.notices.kinds.${id}` }));

interface NoticeFormProps {
  /** As it was opened; absent for a new one. */
  notice?: ConsoleNotice;
  onReopen?: () => void;
}

export function NoticeForm({ notice, onReopen = () => undefined }: NoticeFormProps) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [values] = useState<NoticeDraft>(() => draftOf(notice));
  const [opened] = useState({ id: notice?.id ?? 0, version: notice?.version ?? 0, facts: factsOf(values, notice) });
  const revise = (facts: NoticeFacts, version: number) => provider.reviseNotice({ id: opened.id, version, ...facts });
  const { panel, guarded } = useRecordConflict({ kind: 'notices', opened, save: revise, onReopen });
  const finish = useAfterwards(() => navigate('/notices'));
  const { onSubmit } = useCommand({
    body: (draft: NoticeDraft) => factsOf(draft, notice),
    send: (facts: NoticeFacts, key) =>
      notice ? guarded(facts, (version) => revise(facts, version)) : provider.addNotice(facts, key),
    renamed: RENAMED,
    onDone: () => finish('parde.curation.saved'),
  });
  return (
    <SheetForm
      edits={notice !== undefined}
      submit="parde.curation.save"
      conflict={panel}
      values={values}
      validate={errorsOf}
      onSubmit={onSubmit}
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
    </SheetForm>
  );
}
