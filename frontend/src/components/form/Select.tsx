import { memo, type SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import { CONTROL_STYLE } from './control-style.ts';

interface SelectOption {
  value: string;
  text: string;
}
interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
}

/** A styled native select, which works best on phones. Name it with `aria-label`. */
export function Select({ options, className, ...rest }: Props) {
  return (
    <span className="relative block">
      <select className={classNames(CONTROL_STYLE, 'appearance-none pe-10', className)} {...rest}>
        <Options options={options} />
      </select>
      <Icon
        name="chevronDown"
        size={18}
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-mid"
      />
    </span>
  );
}

/** A hundred years need not be drawn again for each choice beside them. */
const Options = memo(function Options({ options }: Pick<Props, 'options'>) {
  return options.map(({ value, text }) => (
    <option key={value} value={value} className="bg-surface-2 text-high">
      {text}
    </option>
  ));
});
