import type { ArtworkSpec } from '../artwork-spec.ts';
import { readableOn } from '../colours/colour.ts';
import type { Palette } from '../colours/palettes.ts';
import { rect } from '../shapes.ts';
import { chooseFace, FACES, type Face } from './faces.ts';
import { type FittedText, fitText } from './fit-title.ts';
import { normalizeLatin, normalizePersian, textElement } from './text-line.ts';

interface TitleBox {
  left: number;
  right: number;
  /** The title grows away from this line: upwards from the foot of a sheet, downwards from its head. */
  edge: number;
  grows: 'up' | 'down' | 'middle';
  height: number;
  largest: number;
}

interface TitleBlock {
  svg: string;
  /** Where the block begins and ends, for the shade laid under it. */
  top: number;
  bottom: number;
}

const noteSize = 25;
const noteRoom = 62;

interface MainTitle extends FittedText {
  persian: boolean;
  lineHeight: number;
  face: Face;
  /** The name in the other script. */
  other: string;
}

function mainTitle(spec: ArtworkSpec, box: TitleBox): MainTitle {
  const nameFa = spec.nameFa === null ? '' : normalizePersian(spec.nameFa);
  const nameEn = normalizeLatin(spec.nameEn);
  const forEnglish = spec.kind.endsWith('-en');
  const persian = nameFa !== '' && (!forEnglish || nameEn === '');
  const face = chooseFace(spec);
  const { persianLine, latinLine, scale } = FACES[face];
  const lineHeight = persian ? persianLine : latinLine;
  const fitted = fitText((persian ? nameFa : nameEn) || '—', {
    width: box.right - box.left,
    largest: box.largest * scale,
    smallest: 30,
    maxLines: 3,
    face,
    height: box.height - noteRoom,
    lineHeight,
  });
  return { ...fitted, persian, lineHeight, face, other: persian ? nameEn : nameFa };
}

/** The other name on the right and the year on the left of one hairline: the series' common foot. */
function note(spec: ArtworkSpec, box: TitleBox, y: number, ink: string, name: string): string {
  const year = spec.year ? String(Math.trunc(spec.year)) : '';
  const line = (text: string, x: number, anchor: 'start' | 'end', size: number): string =>
    textElement({ text, x, y, size, face: 'medium', paint: ink, anchor, opacity: 0.86 });
  let out = rect(box.left, y - 40, box.right - box.left, 1.5, ink, 0.45);
  if (year) out += line(year, box.left, 'start', noteSize);
  if (!name) return out;
  const room = box.right - box.left - (year ? 84 : 0);
  const fitted = fitText(name, {
    width: room,
    largest: noteSize,
    smallest: 17,
    maxLines: 1,
    face: 'medium',
    height: 60,
    lineHeight: 1,
  });
  return out + line(fitted.lines[0] ?? '', box.right, 'end', fitted.size);
}

export function titleBlock(spec: ArtworkSpec, box: TitleBox, palette: Palette, behind: string): TitleBlock {
  const ink = readableOn(behind, [palette.light, palette.deep]);
  const title = mainTitle(spec, box);
  const advance = title.size * title.lineHeight;
  const tall = advance * title.lines.length + noteRoom;
  const top = box.grows === 'down' ? box.edge : box.grows === 'up' ? box.edge - tall : box.edge - tall / 2;
  // Persian letters hang lower under their line than Latin ones stand above theirs.
  const first = top + title.size * (title.persian ? FACES[title.face].persianRise : 0.82);
  const lines = title.lines
    .map((text, i) =>
      textElement({
        text,
        x: title.persian ? box.right : box.left,
        y: first + advance * i,
        size: title.size,
        face: title.face,
        paint: ink,
        anchor: title.persian ? 'end' : 'start',
      }),
    )
    .join('');
  const bottom = top + tall;
  return { svg: lines + note(spec, box, bottom - 4, ink, title.other), top, bottom };
}
