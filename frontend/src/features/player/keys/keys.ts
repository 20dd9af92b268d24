/** What a key of the keyboard does in the player. */
export type KeyAction =
  | { does: 'toggle' | 'mute' | 'fullscreen' | 'subtitles' | 'pip' | 'next' | 'help' | 'close' }
  | { does: 'skip'; seconds: number }
  | { does: 'volume'; by: number }
  | { does: 'speed'; steps: 1 | -1 }
  | { does: 'jump'; share: number };

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Specification §9: arrows 15 s, buttons 10 s, volume by 0.1. */
export const ARROW_SECONDS = 15;
export const BUTTON_SECONDS = 10;
const VOLUME_STEP = 0.1;

const NAMED: Record<string, KeyAction> = {
  ' ': { does: 'toggle' },
  ArrowRight: { does: 'skip', seconds: ARROW_SECONDS },
  ArrowLeft: { does: 'skip', seconds: -ARROW_SECONDS },
  ArrowUp: { does: 'volume', by: VOLUME_STEP },
  ArrowDown: { does: 'volume', by: -VOLUME_STEP },
  Home: { does: 'jump', share: 0 },
  End: { does: 'jump', share: 1 },
  Escape: { does: 'close' },
  '?': { does: 'help' },
  '؟': { does: 'help' },
  '>': { does: 'speed', steps: 1 },
  '<': { does: 'speed', steps: -1 },
};

/** By the place of the key, so that they work while the keyboard is set to Persian. */
const PLACED: Record<string, KeyAction> = {
  KeyK: { does: 'toggle' },
  KeyL: { does: 'skip', seconds: BUTTON_SECONDS },
  KeyJ: { does: 'skip', seconds: -BUTTON_SECONDS },
  KeyM: { does: 'mute' },
  KeyF: { does: 'fullscreen' },
  KeyC: { does: 'subtitles' },
  KeyI: { does: 'pip' },
  KeyN: { does: 'next' },
};

/** @returns null for keys that are not the player's, and for the browser's own combinations. */
export function keyAction({ key, code, ctrlKey, metaKey, altKey }: KeyPress): KeyAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && /^[\d۰-۹٠-٩]$/.test(key)) return { does: 'jump', share: Number(digit) / 10 };
  return NAMED[key] ?? PLACED[code] ?? null;
}

const TYPED_INTO = 'input,textarea,select,[contenteditable=true]';
const OWN_KEYS = `[role=menu],[role=dialog],${TYPED_INTO}`;

/** Whether the element in focus wants the key itself: a menu its arrows, a button its space, a slider its arrows. */
export function keepsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  // Help closes by the key that has opened it.
  const helps = /^(Escape|[?؟])$/.test(key);
  if (target.closest(helps ? `[role=menu],${TYPED_INTO}` : OWN_KEYS)) return true;
  if (key === ' ') return target.closest('button,a') !== null;
  return target.closest('[role=slider]') !== null && /^(Arrow|Home|End|Page)/.test(key);
}
