import { useState } from 'react';

export type ImageState = 'waiting' | 'shown' | 'failed';

/** The state of an image and the props of the <img> that report it; a picture that is already in the cache shows at once. */
export function useFadingImage() {
  const [state, setState] = useState<ImageState>('waiting');
  const image = {
    ref: (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth > 0) setState('shown');
    },
    onLoad: () => setState('shown'),
    onError: () => setState('failed'),
  };
  return { state, image };
}
