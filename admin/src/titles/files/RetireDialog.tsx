import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import type { PostType } from '../../api/types.ts';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { useCommand } from '../../components/form/sending/use-command.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { fileName, type PlacedFile } from './release.ts';

const WORDS = 'parde.titles.film';

interface RetireDialogProps {
  file: PlacedFile;
  postType: PostType;
  onRetired: (file: PlacedFile) => void;
  onClose: () => void;
}

/** Asks before a file goes from offer. */
export function RetireDialog({ file, postType, onRetired, onClose }: RetireDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand({
    body: () => ({ id: file.id }),
    send: ({ id }, key) => provider.retireFile(id, key),
    onDone: () => {
      onRetired(file);
      refresh();
      onClose();
    },
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.retire_title`, { file: fileName(postType, file) })}
      lead={translate(`${WORDS}.retire_lead`)}
      submit={`${WORDS}.retire`}
      danger
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
