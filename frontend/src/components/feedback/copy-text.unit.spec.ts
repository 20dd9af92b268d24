import { copyText, putToPaste } from './copy-text.ts';
import { toast } from './toasts/toast-store.ts';

const LINK = 'https://parde.example/d/12?key=7.1.mac';
const shown = { success: jest.spyOn(toast, 'success'), info: jest.spyOn(toast, 'info') };

/** A page whose browser copies on command what is put before it, or does not. */
function commandCopies(allowed: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = (command) => {
    const event = Object.assign(new Event('copy', { cancelable: true }), {
      clipboardData: { setData: (_: string, text: string) => copied.push(text) },
    });
    if (allowed && command === 'copy') document.dispatchEvent(event);
    return allowed && event.defaultPrevented;
  };
  return copied;
}

const hasClipboard = (clipboard: unknown) => Object.assign(navigator, { clipboard });

beforeEach(() => jest.clearAllMocks());

describe('copying', () => {
  it.each([
    ['has none', undefined],
    ['refuses it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('goes by the command of old where the page’s clipboard %s', async (_, clipboard) => {
    hasClipboard(clipboard);
    const copied = commandCopies(true);
    await copyText(LINK, 'copied');
    expect(copied).toEqual([LINK]);
    expect(shown.success).toHaveBeenCalledWith('copied');
  });

  it('leaves what the reader copies afterwards alone', async () => {
    hasClipboard(undefined);
    const copied = commandCopies(false);
    await copyText(LINK, 'copied');
    document.dispatchEvent(new Event('copy', { cancelable: true }));
    expect(copied).toEqual([]);
  });

  it('shows the text where nothing lets it be copied', async () => {
    hasClipboard(undefined);
    commandCopies(false);
    await copyText(LINK, 'copied');
    expect(shown.info).toHaveBeenCalledWith(LINK);
    expect(await putToPaste(LINK)).toBe(false);
  });
});
