let lastField: Element | null = null;

/** Remembers where the reader writes, so that the page is not loaded anew under their hands. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    lastField = target as Element;
  });
}

/** Whether something was written on this page that a reload would lose. */
export function hasTypedText(): boolean {
  return lastField?.isConnected === true && (lastField as HTMLInputElement).value !== '';
}
