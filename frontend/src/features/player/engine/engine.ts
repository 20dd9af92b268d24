import { createPlayer, features } from '@videojs/react';

/** The parts of Video.js that the player uses. All of it is imported in this folder and in the sliders of `controls`. */
export const { Player, usePlayer } = createPlayer({
  displayName: 'PardePlayer',
  features: [
    features.playback,
    features.time,
    features.volume,
    features.playbackRate,
    features.buffer,
    features.fullscreen,
    features.pip,
    features.controls,
    features.orientationLock,
  ],
});

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
