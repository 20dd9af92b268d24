import { type DragEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AVATAR_TYPES } from './avatar-file.ts';

interface Props {
  file: File | null;
  disabled: boolean;
  invalid: boolean;
  onChoose(file: File | null): void;
  ref?: Ref<HTMLInputElement>;
}

/** A file by pressing, or dropped here. */
export function FileDrop({ file, disabled, invalid, onChoose, ref }: Props) {
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
          : invalid
            ? 'border-danger-text'
            : 'border-hairline-strong hover:border-low',
      )}
    >
      <input
        ref={ref}
        type="file"
        accept={AVATAR_TYPES.join(',')}
        disabled={disabled}
        aria-describedby={invalid ? `${hint} avatar-errors` : hint}
        aria-invalid={invalid || undefined}
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
