import { classNames } from '../layout/class-names.ts';

interface Props {
  value: number;
  max: number;
  /** In words, for those who do not see it. */
  label: string;
  className?: string;
}

/** How far something is watched; it fills in reading direction. */
export function ProgressBar({ value, max, label, className }: Props) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={classNames('block h-1 overflow-hidden rounded-full bg-white/25', className)}
    >
      <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
