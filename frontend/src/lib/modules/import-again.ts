let tries = 0;

/**
 * Loads a module whose import has failed. Chromium remembers that it has not come and never asks for it again
 * (whatwg/html#6768); under another address it does. The other browsers ask again, and some do not name the address.
 * @throws the same error when it names no address.
 */
export async function importAgain<Module>(error: Error): Promise<Module> {
  const address = /https?:\S+?\.js/.exec(error.message)?.[0];
  if (!address) throw error;
  tries += 1;
  return import(/* @vite-ignore */ `${address}?again=${tries}`);
}
