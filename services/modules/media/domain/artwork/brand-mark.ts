import { textElement } from './lettering/text-line.ts';
import { arch, stroke } from './shapes.ts';

/** The site's name and mark, in the upper right corner of what is shared. @param width of the picture. */
export function brandMark(width: number, ink: string): string {
  return (
    textElement({ text: 'پرده', x: width - 104, y: 92, size: 36, face: 'black', paint: ink, anchor: 'end' }) +
    stroke(arch(width - 78, 94, 13, 36, 16), ink, 4) +
    stroke(`M${width - 78} 66V94`, ink, 3)
  );
}
