import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { putToPaste } from '../../../components/feedback/copy-text.ts';
import { toast } from '../../../components/feedback/toasts/toast-store.ts';
import { ChoiceCard } from '../../../components/form/ChoiceCard.tsx';
import { FormAlert } from '../../../components/form/errors/FormAlert.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { downloadListQuery, LIST_FORMATS, type ListFormat, listFile } from './download-list.ts';

interface Props {
  fileIds: readonly number[];
  /** Of the file that the list is kept in, without its ending. */
  name: string;
  onBack(): void;
}

/** The links of the chosen files, in the form that the member's download manager reads. */
export function DownloadList({ fileIds, name, onBack }: Props) {
  const { t } = useTranslation('downloads');
  const [format, setFormat] = useState<ListFormat>('text');
  const { data: text, error, refetch } = useQuery(downloadListQuery(format, fileIds));
  const file = listFile(format, name);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-mid">{t('list.note', { count: fileIds.length })}</p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('list.format')}</legend>
        {LIST_FORMATS.map((candidate) => (
          <ChoiceCard
            key={candidate}
            name="format"
            value={candidate}
            checked={candidate === format}
            onChange={() => setFormat(candidate)}
            title={t(`list.${candidate}`)}
            note={t(`list.${candidate}.note`)}
          />
        ))}
      </fieldset>
      {format === 'aria2' && (
        <p dir="ltr" className="overflow-x-auto rounded-card bg-high/6 px-4 py-2.5 font-mono text-xs whitespace-nowrap">
          aria2c -x16 -i {file.name}
        </p>
      )}
      <p className="text-xs text-low">
        {t('list.private')}{' '}
        <Link to="/user/profile-page?tab=downloads" className="font-bold text-accent-text hover:underline">
          {t('list.key')}
        </Link>
      </p>
      {error && <FormAlert messages={[t(error.message)]} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="plain" onClick={onBack}>
          {t('list.back')}
        </Button>
        {error ? (
          <Button onClick={() => void refetch()}>{t('error.retry')}</Button>
        ) : (
          <div className="flex grow flex-wrap justify-end gap-2">
            <Button icon="copy" busy={text === undefined} onClick={() => copy(text ?? '', t)}>
              {t('list.copy')}
            </Button>
            <Button
              kind="main"
              icon="download"
              disabled={text === undefined}
              onClick={() => saveFile(file.name, text ?? '', file.type)}
            >
              {t('list.save')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

async function copy(text: string, t: (key: string) => string): Promise<void> {
  if (await putToPaste(text)) toast.success(t('list.copied'));
  else toast.error(t('list.notCopied'));
}
