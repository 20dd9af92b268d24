/** What a key does while a subtitle is looked at. */
export type ReviewAction = 'accept' | 'refuse' | 'all' | 'next' | 'previous' | 'publish' | 'refuse_subtitle';

const BY_CODE: Readonly<Record<string, ReviewAction>> = {
  KeyY: 'accept',
  KeyN: 'refuse',
  KeyA: 'all',
  KeyJ: 'next',
  KeyK: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'publish',
  NumpadEnter: 'publish',
  KeyR: 'refuse_subtitle',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Latin letters count as typed; with the Persian layout on, a key counts by its place. */
export function reviewActionOf({ code, key, ctrlKey, metaKey, altKey }: Pressed): ReviewAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  return BY_CODE[/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code] ?? null;
}

const TAKEN =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** True where a press belongs to a field or a dialog; Enter also belongs to a focused button or link. */
export function isForOthers(target: EventTarget | null, action: ReviewAction): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(action === 'publish' ? `${TAKEN}, button, a, [role="button"]` : TAKEN) !== null;
}
