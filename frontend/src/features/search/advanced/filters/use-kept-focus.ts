import { useRef } from 'react';

/**
 * For what goes away with its own press, and is not to take the focus along.
 * @returns the ref of the part that has it then, and what gives it to it.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const keepFocus = () => part.current?.focus({ preventScroll: true });
  return { part, keepFocus };
}
