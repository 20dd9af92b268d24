import { toast } from './toasts/toast-store.ts';

/** The way of pages that have no clipboard to write to, as those of an address without TLS. */
function putByCommand(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData!.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  const done = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return done;
}

/** Puts a text where it can be pasted from. @returns whether the browser let it be put there. */
export async function putToPaste(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return putByCommand(text);
  }
}

/** Puts a text where it can be pasted from, and says so; it is shown where the browser does not let it be copied. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await putToPaste(text)) toast.success(done);
  else toast.info(text);
}
