import { classNames } from '../layout/class-names.ts';

export type ButtonKind = 'main' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'md' | 'lg';

const KIND: Record<ButtonKind, string> = {
  main: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'bg-high/10 text-high hover:bg-high/16',
  plain: 'text-mid hover:text-high hover:bg-high/8',
  danger: 'bg-danger text-white hover:[filter:brightness(1.1)]',
};

/** The style of a button, also for links. One `main` a screen. */
export function buttonStyle(kind: ButtonKind = 'quiet', size: ButtonSize = 'md', extra?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-full font-bold select-none min-[20em]:whitespace-nowrap',
    'transition-[background-color,opacity,transform] active:scale-[0.98] disabled:opacity-50 aria-busy:opacity-50 disabled:active:scale-100 aria-busy:active:scale-100',
    size === 'lg' ? 'min-h-13 px-7 text-base' : 'min-h-11 px-5 text-sm',
    KIND[kind],
    extra,
  );
}
