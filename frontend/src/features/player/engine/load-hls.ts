import { importAgain } from '../../../lib/modules/import-again.ts';

/** Apart from the player: a file or a browser that plays HLS itself needs none of it. */
export const loadHls = () => import('hls.js/light').catch(importAgain<typeof import('hls.js/light')>);
