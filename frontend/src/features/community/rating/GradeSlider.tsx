import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names';
import { useFormat } from '../../../lib/format/use-format';
import { HIGHEST_GRADE, LOWEST_GRADE } from './criteria';

interface Props {
  label: string;
  value: number;
  onChange(value: number): void;
}

const STEPS = Array.from({ length: HIGHEST_GRADE }, (_, index) => index + LOWEST_GRADE);

/** A range of the browser's own (touch, arrow keys, screen readers, both directions) under ten lights that rise to the grade. */
export function GradeSlider({ label, value, onChange }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor={id} className="text-mid">
          {label}
        </label>
        <span aria-hidden="true" className="text-base font-bold text-accent-text">
          {format.number(value)}
        </span>
      </div>
      <div className="relative -mt-1 h-11 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent-text">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 flex h-4 -translate-y-1/2 items-end gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={classNames(
                'flex-1 rounded-full transition-[background-color,transform] duration-150',
                step <= value ? 'bg-accent' : 'bg-high/12',
              )}
              style={{ height: 5 + step * 1.1 }}
            />
          ))}
        </span>
        <input
          id={id}
          type="range"
          min={LOWEST_GRADE}
          max={HIGHEST_GRADE}
          step={1}
          value={value}
          aria-valuetext={t('grade.of', { grade: format.number(value), most: format.number(HIGHEST_GRADE) })}
          onChange={(event) => onChange(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0"
        />
      </div>
    </div>
  );
}
