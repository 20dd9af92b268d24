/** Presses the keys in the menu once it has the focus. Where something else gets it first, nobody waits for the menu any more. */
export function handKeysToMenu(keys: string[]): void {
  const press = async ({ target }: FocusEvent) => {
    const taken = keys.splice(0);
    if (!(target as Element).closest('[role="menu"]')) return;
    for (const key of taken) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      // A menu moves its focus a turn later.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  document.addEventListener('focusin', press, { once: true });
}
