import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { FileDrop } from '../../../components/form/FileDrop.tsx';
import { useApiForm } from '../../../components/form/use-api-form.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { Avatar } from '../../../components/picture/Avatar.tsx';
import { AVATAR_TYPES, avatarFileSchema } from './avatar-file.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { avatarSchema, useAvatar } from './use-avatar.ts';
import { usePreview } from './use-preview.ts';

/** Choose a picture, see its preview, upload it. */
export function AvatarForm({ user }: { user: User }) {
  const { t } = useTranslation('accounts');
  const { upload, remove, progress } = useAvatar();
  const { form, submit, busy, errorsFor } = useApiForm({
    schema: avatarSchema,
    defaultValues: { file: null },
    translate: t,
    send: ({ file }) => file && upload.mutateAsync(file),
    mainField: 'file',
    valuesAfter: () => ({ file: null }),
    mode: 'onChange',
  });
  const { field } = useController({ control: form.control, name: 'file' });
  const file = field.value;
  const acceptable = avatarFileSchema.safeParse(file).success;
  const preview = usePreview(file);
  const errors = errorsFor('file');
  return (
    <form onSubmit={submit} className="flex flex-col items-center gap-6 rounded-panel bg-surface-1 p-5 md:p-8">
      {preview && acceptable ? (
        <img src={preview} alt={t('avatar.preview')} className="size-40 rounded-full object-cover" />
      ) : (
        <Avatar username={user.username} name={user.name} path={user.avatar_path} className="size-40" sizes="160px" />
      )}
      <FileDrop
        ref={field.ref}
        file={file}
        accept={AVATAR_TYPES.join(',')}
        icon="camera"
        prompt={t('avatar.choose')}
        hint={t('avatar.hint')}
        disabled={busy || remove.isPending}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? 'avatar-errors' : undefined}
        onChoose={field.onChange}
      />
      {errors.length > 0 && (
        <div id="avatar-errors" role="alert" className="w-full">
          <ul className="flex flex-col gap-1 text-sm text-danger-text">
            {errors.map((text) => (
              <li key={text} className="flex items-start gap-1.5">
                <Icon name="warning" size={16} className="mt-1" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {upload.isPending && <UploadProgress share={progress} />}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button kind="main" size="lg" type="submit" busy={busy} disabled={!acceptable || remove.isPending}>
          {t('avatar.submit')}
        </Button>
        {user.avatar_path && (
          <Button
            size="lg"
            icon="trash"
            busy={remove.isPending}
            disabled={busy || remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('avatar.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
