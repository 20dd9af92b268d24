import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { DEFAULT_GRADE, MAX_GRADE, MIN_GRADE } from './criteria.ts';

interface Props {
  label: string;
  /** null until it is touched. */
  grade: number | null;
  onGrade(grade: number): void;
}

const STEPS = Array.from({ length: MAX_GRADE }, (_, index) => index + MIN_GRADE);
/** Where an untouched slider is moved from by the keyboard. */
const START = 5;
const MOVING = /^(Arrow|Home$|End$|Page)/;
const ALONG_THE_LINE = ['ArrowLeft', 'ArrowRight'];

/**
 * A native range input (touch, arrow keys, screen readers, both directions) over ten bars that show the grade. It holds none
 * until it is touched, also where the first touch leaves the input's own value as it is. The arrows along the line are read
 * here: to WebKit the left one gives less in Persian too.
 */
export function GradeSlider({ label, grade, onGrade }: Props) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { direction } = useLanguage();
  const id = useId();
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onGrade(Number(currentTarget.value));
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!ALONG_THE_LINE.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const more = (event.key === 'ArrowLeft') === (direction === 'rtl');
    onGrade(Math.min(MAX_GRADE, Math.max(MIN_GRADE, (grade ?? START) + (more ? 1 : -1))));
  };
  const untouched = t('grade.none', { grade: format.number(DEFAULT_GRADE) });
  const said =
    grade === null ? untouched : t('grade.of', { grade: format.number(grade), max: format.number(MAX_GRADE) });
  return (
    <div>
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor={id} className="text-mid">
          {label}
        </label>
        <span
          aria-hidden="true"
          className={classNames(grade === null ? 'text-sm text-low' : 'text-base font-bold text-accent-text')}
        >
          {grade === null ? untouched : format.number(grade)}
        </span>
      </div>
      <div className="relative -mt-1 h-11 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent-text">
        <span aria-hidden="true" className="absolute inset-x-0 top-1/2 flex h-4 -translate-y-1/2 items-end gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={classNames(
                'flex-1 rounded-full transition-[background-color,transform] duration-150',
                step <= (grade ?? 0) ? 'bg-accent' : 'bg-high/12',
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
          value={grade ?? START}
          onChange={take}
          onClick={take}
          onKeyDown={step}
          onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => MOVING.test(event.key) && take(event)}
          aria-valuetext={said}
          className="absolute inset-0 size-full cursor-pointer [touch-action:pan-y] opacity-0"
        />
      </div>
    </div>
  );
}
