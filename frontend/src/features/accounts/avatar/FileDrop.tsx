import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../components/layout/class-names';
import { useFormat } from '../../../lib/format/use-format';
import { AVATAR_TYPES } from './avatar-file';

interface Props {
  file: File | null;
  disabled: boolean;
  wrong: boolean;
  onChoose(file: File | null): void;
}

/** A file by pressing, or dropped here. */
export function FileDrop({ file, disabled, wrong, onChoose }: Props) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  const hint = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChoose(dropped);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex w-full cursor-pointer flex-col items-center gap-1 rounded-card border border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
        over
          ? 'border-accent-text bg-accent/8'
          : wrong
            ? 'border-danger-text'
            : 'border-hairline-strong hover:border-low',
      )}
    >
      <input
        type="file"
        accept={AVATAR_TYPES.join(',')}
        disabled={disabled}
        aria-describedby={wrong ? `${hint} avatar-errors` : hint}
        aria-invalid={wrong || undefined}
        className="sr-only"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      <Icon name="camera" size={28} className="text-low" />
      <span className="text-sm font-bold">
        {file ? <bdi className="wrap-anywhere">{file.name}</bdi> : t('avatar.choose')}
      </span>
      <span id={hint} className="text-xs text-low">
        {file ? format.bytes(file.size) : t('avatar.hint')}
      </span>
    </label>
  );
}
