import { useState } from 'react';

type ImageState = 'waiting' | 'shown' | 'failed';

/**
 * What hides a picture until it is there. The server hides none: a picture in its page shows as it comes, also without
 * scripts, and React leaves the attributes of what the server has drawn as they are until they change.
 */
const HIDDEN = typeof window === 'undefined' ? '' : 'opacity-0';

/** The state of an image and the props of the <img> that report it; a picture that is already in the cache shows at once. */
export function useFadingImage() {
  const [state, setState] = useState<ImageState>('waiting');
  const image = {
    ref: (element: HTMLImageElement | null) => {
      // One in the server's page may have come, or failed, before anybody listened.
      if (element?.complete && element.currentSrc !== '') setState(element.naturalWidth > 0 ? 'shown' : 'failed');
    },
    onLoad: () => setState('shown'),
    onError: () => setState('failed'),
  };
  return { state, image, veil: state === 'waiting' && HIDDEN };
}
