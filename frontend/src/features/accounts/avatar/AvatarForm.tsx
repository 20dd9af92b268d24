import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Avatar } from '../../../components/poster/Avatar';
import { errorsOf, otherErrors } from '../field-errors';
import { avatarFault } from './avatar-file';
import { FileDrop } from './FileDrop';
import { UploadProgress } from './UploadProgress';
import { useAvatar } from './use-avatar';
import { usePreview } from './use-preview';

/** Choose, look at it in its round frame, send. */
export function AvatarForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const [file, setFile] = useState<File | null>(null);
  const { upload, remove, progress } = useAvatar(() => setFile(null));
  const preview = usePreview(file);
  const fault = file && avatarFault(file);
  const refusals = [...errorsOf(upload.error, 'file'), ...otherErrors(upload.error, ['file'])];
  const errors = fault ? [fault] : refusals;
  const busy = upload.isPending || remove.isPending;

  const choose = (chosen: File | null) => {
    upload.reset();
    setFile(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !fault && !busy) upload.mutate(file);
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-center gap-6 rounded-panel bg-surface-1 p-5 md:p-8">
      {preview && !fault ? (
        <img src={preview} alt={t('avatar.preview')} className="size-40 rounded-full object-cover" />
      ) : (
        <Avatar username={user.username} name={user.name} path={user.avatar_path} className="size-40" sizes="160px" />
      )}
      <FileDrop file={file} disabled={busy} wrong={errors.length > 0} onChoose={choose} />
      {errors.length > 0 && (
        <div id="avatar-errors" role="alert" className="w-full">
          <ul className="flex flex-col gap-1 text-sm text-danger-text">
            {errors.map((text) => (
              <li key={text} className="flex items-start gap-1.5">
                <Icon name="warning" size={16} className="mt-1" />
                {t(text)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {upload.isPending && <UploadProgress share={progress} />}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button kind="main" size="lg" type="submit" busy={upload.isPending} disabled={!file || fault !== null}>
          {t('avatar.submit')}
        </Button>
        {user.avatar_path && (
          <Button size="lg" icon="trash" busy={remove.isPending} disabled={busy} onClick={() => remove.mutate()}>
            {t('avatar.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
