import { readFileSync } from 'node:fs';

export type PageLanguage = 'fa' | 'en';

/** The parts of a page that a renderer has drawn. */
export interface DrawnPage {
  /** An HTTP status. */
  status: number;
  /** Path of the page that has taken its place; null for one that is drawn. */
  location: string | null;
  /** Elements for the document's head. */
  head: string;
  body: string;
  /** What the browser goes on with, JSON that may stand in a script element; null where it begins anew. */
  state: string | null;
  /** Answers words of its reader's own, which no cache that others share is to keep. */
  forOne?: boolean;
}

const HTML = /<html\b[^>]*>/;
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
/** With what the bare document says to whoever has no scripts. */
const ROOT = /<div id="root">[\s\S]*?<\/div>/;
/** The site's scripts, what they import, and what nobody reads; as `later` a browser passes them over, until the boot script loads them. */
const SCRIPTS = /(?<=<script type="|<link rel=")(?:module|modulepreload|manifest|prefetch)(?=")/g;

/** The file of letters that a page begins with, and that of a page in English. */
const LETTERS = / href="([^"]*)" data-en="([^"]*)"/;
/** Their faces, which only a page in English has. */
const ENGLISH_FACE = /<style media="not all" data-letters="en">([\s\S]*?<\/style>)\s*/;

/** The built document of the public site, around each page that is drawn into it. */
export class PageDocument {
  /** What is drawn is there to be read: its pictures and letters come before the scripts, which take it over afterwards. */
  private readonly drawnFrame: string;

  private constructor(
    /** The document as it is built: the browser draws all of it. */
    readonly shell: string,
  ) {
    this.drawnFrame = shell.replaceAll(SCRIPTS, 'later');
  }

  /** @throws Error when the file is not built as pages need it. */
  static read(file: string): PageDocument {
    const shell = readFileSync(file, 'utf8');
    if (!HTML.test(shell) || !HEAD.test(shell) || !ROOT.test(shell))
      throw new Error(`${file} has no place for a page's head and body`);
    return new PageDocument(shell);
  }

  /** @returns the whole document, marked as drawn. */
  around({ head, body, state }: DrawnPage, language: PageLanguage): string {
    const direction = language === 'fa' ? 'rtl' : 'ltr';
    const script = state === null ? '' : `<script type="application/json" id="page-state">${state}</script>`;
    const frame = state === null ? this.shell : this.drawnFrame;
    const [file, face] = language === 'en' ? [' href="$2"', '<style>$1'] : [' href="$1"', ''];
    return frame
      .replace(LETTERS, file)
      .replace(ENGLISH_FACE, face)
      .replace(HTML, () => `<html lang="${language}" dir="${direction}" data-theme="dark" data-drawn="1">`)
      .replace(HEAD, () => head)
      .replace(ROOT, () => `<div id="root">${body}</div>${script}`);
  }
}
