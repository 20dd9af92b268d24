import { toast } from './toast-store.ts';

/** Puts a text where it can be pasted from, and says so; it is shown where the browser does not let it be copied. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.info(text);
  }
}
