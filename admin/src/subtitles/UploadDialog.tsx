import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectInput, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { FileButton } from '../components/form/inputs/FileButton.tsx';
import { WHOLE_NUMBER, writtenText } from '../components/form/inputs/input-slots.ts';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { languageName } from '../format/language-name.ts';
import { parseWhole } from '../format/number.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

const WORDS = 'parde.subtitles.upload';
const LANGUAGES = ['fa', 'en', 'ar', 'ku', 'az', 'tr', 'fr', 'de', 'es', 'it', 'ru', 'ja', 'ko', 'zh', 'hi'] as const;
const MAX_LABEL = 40;
const EMPTY = { file_id: '', language: 'fa', label: '' };

/** Brings a subtitle for a file on offer, and leads to what the doctor says of it. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [file, setFile] = useState<File | null>(null);
  const finish = useAfterwards(onClose);
  const command = useCommand({
    body: (values: typeof EMPTY) => ({ ...values, file_id: parseWhole(values.file_id) ?? 0, file: file as File }),
    send: provider.uploadSubtitle,
    renamed: { file: 'file' },
    onDone: ({ id }) => {
      finish(`${WORDS}.done`);
      navigate(`/subtitles/${id}/show`);
    },
  });
  const validate = (values: typeof EMPTY) => ({
    ...(!parseWhole(values.file_id) && { file_id: `${WORDS}.file_id_missing` }),
    ...(!file && { file: `${WORDS}.file_missing` }),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.title`)}
      lead={translate(`${WORDS}.lead`)}
      submit={`${WORDS}.submit`}
      values={EMPTY}
      validate={validate}
      {...command}
      onCancel={onClose}
    >
      <TextInput source="file_id" label={`${WORDS}.file_id`} slotProps={WHOLE_NUMBER} autoFocus />
      <SelectInput
        source="language"
        label={`${WORDS}.language`}
        choices={LANGUAGES.map((code) => ({ id: code, name: languageName(code, language) }))}
        translateChoice={false}
      />
      <FileButton file={file} label={`${WORDS}.choose`} accept=".srt,.vtt,.ass,.ssa" onChoose={setFile} />
      <TextInput source="label" label={`${WORDS}.label`} slotProps={writtenText(MAX_LABEL)} />
      <Typography variant="body2" sx={{ color: 'var(--text-low)' }}>
        {translate(`${WORDS}.hint`)}
      </Typography>
    </ActionDialog>
  );
}
