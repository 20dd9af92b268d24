import type { ReactNode, Ref } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** For the focus of what goes with the press on it. */
  ref?: Ref<HTMLFieldSetElement>;
}

export function FilterSection({ title, children, ref }: Props) {
  return (
    <fieldset ref={ref} tabIndex={ref ? -1 : undefined} className="outline-none">
      <legend className="mb-3 text-sm font-bold text-high">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
