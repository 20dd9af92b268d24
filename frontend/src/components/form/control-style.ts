/** The box of every control one writes into or chooses from. */
export const CONTROL_STYLE =
  'min-h-12 w-full rounded-card border border-hairline-strong bg-surface-1 px-4 text-base text-high placeholder:text-low ' +
  'transition-colors hover:border-low focus:border-accent-text focus:outline-2 focus:outline-accent-text focus:-outline-offset-1 ' +
  'disabled:opacity-50 aria-invalid:border-danger-text';
