import { type DragEvent, type Ref, useId, useState } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { classNames } from '../layout/class-names.ts';

interface Props {
  file: File | null;
  /** Types or endings, as the attribute takes them. */
  accept: string;
  icon: IconName;
  /** What to do, until a file is chosen. */
  prompt: string;
  hint: string;
  id?: string;
  disabled?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onChoose(file: File | null): void;
  ref?: Ref<HTMLInputElement>;
}

/** A file by pressing, or dropped here. The browser's own control speaks the browser's language, not the site's. */
export function FileDrop({ file, icon, prompt, hint, disabled, onChoose, ...control }: Props) {
  const format = useFormat();
  const hintId = useId();
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
          : control['aria-invalid']
            ? 'border-danger-text'
            : 'border-hairline-strong hover:border-low',
      )}
    >
      <input
        {...control}
        type="file"
        disabled={disabled}
        aria-describedby={classNames(hintId, control['aria-describedby'])}
        className="sr-only"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
      <Icon name={icon} size={28} className="text-low" />
      <span className="text-sm font-bold">{file ? <bdi className="wrap-anywhere">{file.name}</bdi> : prompt}</span>
      <span id={hintId} className="text-xs text-low">
        {file ? format.bytes(file.size) : hint}
      </span>
    </label>
  );
}
