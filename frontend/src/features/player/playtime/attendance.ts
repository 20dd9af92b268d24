import { useEffect } from 'react';

/** Episodes that follow by themselves while nobody touches anything; before the next one the viewer is asked. */
const UNATTENDED = 3;

let followed = 0;

/** The next episode began by itself. */
export function countUnattended(): void {
  followed += 1;
}

export const seemsAsleep = (): boolean => followed >= UNATTENDED;

function seen(): void {
  followed = 0;
}

/** By a headset, the lock screen or a picture in a window of its own: nothing is pressed on the page, and somebody is there all the same. */
export function byViewer<Details>(handler: (details: Details) => void): (details: Details) => void {
  return (details) => {
    seen();
    handler(details);
  };
}

/** From the first film on, whoever presses anything is there, between two films as well. */
export function useAttendance(): void {
  useEffect(() => {
    addEventListener('keydown', seen, true);
    addEventListener('pointerdown', seen, true);
  }, []);
}
