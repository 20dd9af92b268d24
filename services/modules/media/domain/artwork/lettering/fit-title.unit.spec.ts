import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { FACES, type Face } from './faces.ts';
import { fitText, type TextBox } from './fit-title.ts';

import { widthOf } from './measure-text.ts';
import { isPersian, normalizeLatin, normalizePersian, textElement } from './text-line.ts';

const require = createRequire(import.meta.url);
const fileOf = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file);
const fontFiles = [
  fileOf('vazirmatn', 'fonts/ttf/Vazirmatn-Black.ttf'),
  fileOf('vazirmatn', 'fonts/ttf/Vazirmatn-Medium.ttf'),
  fileOf('@expo-google-fonts/lalezar', 'Lalezar_400Regular.ttf'),
  fileOf('@expo-google-fonts/rakkas', '400Regular/Rakkas_400Regular.ttf'),
];

/** Width in pixels as resvg really sets it, ink to ink. */
function drawnWidth(text: string, size: number, face: Face): number {
  const line = textElement({
    text,
    x: 4000,
    y: 400,
    size,
    face,
    paint: '#000',
    anchor: isPersian(text) ? 'end' : 'start',
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="900">${line}</svg>`;
  return (
    new Resvg(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Vazirmatn' } }).innerBBox()
      ?.width ?? 0
  );
}

const names = [
  'پدرخوانده',
  'جدایی نادر از سیمین',
  'بچه‌های آسمان',
  'تل‌ماسه: بخش دو',
  'خانهٔ دوست کجاست؟',
  'سیارهٔ زمین ۲',
  'لالالند',
  'ارباب حلقه‌ها: بازگشت پادشاه',
  'در حال‌وهوای عشق',
  'آژانس شیشه‌ای',
  'مسئلهٔ «رؤیا»',
  'گربه‌های ایرانی',
  'The Godfather',
  'Everything Everywhere All at Once',
  'Where Is the Friend’s House?',
  'Amélie & WALL·E: 2001',
];
const endless = [
  'قسطنطنیه‌ای‌های‌بی‌پایان'.repeat(6),
  'دکتر استرنج‌لاو یا: چگونه یاد گرفتم دست از نگرانی بردارم و به بمب عشق بورزم و باز هم ادامه بدهم تا صفحه تمام شود',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'W'.repeat(300),
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb '.repeat(4),
  '千と千尋の神隠し',
  '😀'.repeat(40),
];
const box: TextBox = {
  width: 512,
  largest: 132,
  smallest: 30,
  maxLines: 3,
  face: 'black',
  height: 268,
  lineHeight: 1.22,
};

describe('widthOf', () => {
  it.each(names)('knows the width of %s without falling short of it', (name) => {
    const text = isPersian(name) ? normalizePersian(name) : normalizeLatin(name);
    for (const face of ['black', 'medium'] as const) {
      const drawn = drawnWidth(text, 100, face);
      expect(widthOf(text, face) * 100).toBeGreaterThan(drawn * 0.98);
      expect(widthOf(text, face) * 100).toBeLessThan(drawn * 1.12 + 10);
    }
  });
});

describe('a display face', () => {
  // The Japanese name and the endless ones are cut or set in what stands in for missing letters.
  it.each(names)('sets %s inside the box', (name) => {
    const text = isPersian(name) ? normalizePersian(name) : normalizeLatin(name);
    for (const face of ['lalezar', 'rakkas'] as const) {
      const { lines, size } = fitText(text, { ...box, face, largest: box.largest * FACES[face].scale });
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) {
        const drawn = drawnWidth(line, size, face);
        expect([face, drawn <= box.width]).toEqual([face, true]);
        expect(widthOf(line, face) * size).toBeLessThan(drawn * 1.25 + size * 0.2);
      }
    }
  });
});

describe('fitText', () => {
  it.each([...names, ...endless])('keeps %s inside its box', (name) => {
    const fitted = fitText(isPersian(name) ? normalizePersian(name) : normalizeLatin(name), box);
    expect(fitted.lines.length).toBeLessThanOrEqual(3);
    expect(fitted.size * box.lineHeight * fitted.lines.length).toBeLessThanOrEqual(box.height);
    expect(fitted.size).toBeGreaterThanOrEqual(29.9);
    for (const line of fitted.lines) {
      expect(widthOf(line, 'black') * fitted.size).toBeLessThanOrEqual(box.width);
      expect(drawnWidth(line, fitted.size, 'black')).toBeLessThanOrEqual(box.width);
    }
  });

  it('keeps every word of a name that fits and marks a cut one', () => {
    expect(fitText('جدایی نادر از سیمین', box).lines.join(' ')).toBe('جدایی نادر از سیمین');
    expect(fitText('W'.repeat(300), box).lines.join('')).toMatch(/^W+…$/u);
  });
});

describe('normalizePersian', () => {
  it('makes digits and letters Persian and keeps a joiner only between letters', () => {
    expect(normalizePersian(' كتاب  ٣ و 4 علي ')).toBe('کتاب ۳ و ۴ علی');
    expect(normalizePersian('بچه‌‌های‌ آسمان')).toBe('بچه‌های آسمان');
  });
});
