/** What a key does in every queue. */
type CommonAction = 'next' | 'previous' | 'approve' | 'refuse' | 'select' | 'undo' | 'open' | 'help';

/** What a key does where the rows of a queue have more to be done with. */
type OwnAction = 'fulfil' | 'name';

export type QueueAction = CommonAction | OwnAction;

export type QueueHandlers = Readonly<Record<CommonAction, () => void> & Partial<Record<OwnAction, () => void>>>;

const BY_CODE: Readonly<Record<string, QueueAction>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'approve',
  KeyR: 'refuse',
  KeyX: 'select',
  KeyU: 'undo',
  KeyO: 'open',
  KeyF: 'fulfil',
  KeyN: 'name',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Keys go by their Latin letter where they give one, and by their place on the keyboard where they do not: with the Persian
 * layout on, the key of A gives «ش» and must still approve.
 */
export function queueActionOf({ code, key, ctrlKey, metaKey, altKey }: Pressed): QueueAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' || key === '؟') return 'help';
  const byLetter = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code;
  return BY_CODE[byLetter] ?? null;
}

/** True where a key press belongs to something else: a field being typed in, an open dialog or menu. */
export function isTakenElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]',
    ) !== null
  );
}
