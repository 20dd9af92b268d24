import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DOTS, LETTERS, WORDMARK_BOX } from '../src/components/icon/wordmark-paths.ts';

const STYLE = path.resolve(import.meta.dirname, '../src/app/boot/first-paint.css');
const STYLE_SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const WORDMARK_HEIGHT = 30;

function wordmark(): string {
  const { x, y, width, height } = WORDMARK_BOX;
  const size = `height="${WORDMARK_HEIGHT}" width="${((WORDMARK_HEIGHT * width) / height).toFixed(1)}"`;
  return `<svg ${size} viewBox="${x} ${y} ${width} ${height}"><path d="${LETTERS}" fill="currentColor"/><path d="${DOTS}" fill="#f2b84b"/></svg>`;
}

const withoutSpace = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The first paint waits for the document and its small script alone: the shell is drawn by what stands in index.html, and the
 * style sheet comes after it, where it holds up only what follows (the page itself, so nothing is shown without style).
 */
export function firstPaint(): Plugin {
  return {
    name: 'parde:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(STYLE_SHEET) ?? [];
        return {
          html: html
            .replaceAll(STYLE_SHEET, '')
            .replace('<!--wordmark-->', wordmark())
            .replace('<!--style-sheets-->', sheets.join('').trim()),
          tags: [{ tag: 'style', children: withoutSpace(readFileSync(STYLE, 'utf8')), injectTo: 'head' }],
        };
      },
    },
  };
}
