import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MAX_GRADE, MIN_GRADE } from './criteria.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  label: string;
  /** What the input holds now. */
  grade: number;
  ref?: Ref<HTMLInputElement>;
}

const STEPS = Array.from({ length: MAX_GRADE }, (_, index) => index + MIN_GRADE);

/** A native range input (touch, arrow keys, screen readers, both directions) over ten bars that show the grade. */
export function GradeSlider({ label, grade, ...rest }: Props) {
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
          {format.number(grade)}
        </span>
      </div>
      <div className="relative -mt-1 h-11 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent-text">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 flex h-4 -translate-y-1/2 items-end gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={classNames(
                'flex-1 rounded-full transition-[background-color,transform] duration-150',
                step <= grade ? 'bg-accent' : 'bg-high/12',
              )}
              style={{ height: 5 + step * 1.1 }}
            />
          ))}
        </span>
        <input
          id={id}
          type="range"
          min={MIN_GRADE}
          max={MAX_GRADE}
          step={1}
          aria-valuetext={t('grade.of', { grade: format.number(grade), max: format.number(MAX_GRADE) })}
          className="absolute inset-0 size-full cursor-pointer touch-pan-y opacity-0"
          {...rest}
        />
      </div>
    </div>
  );
}
