import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Language } from '#platform/kernel/text/language.ts';
import { visualRuns } from './visual-runs.ts';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts', 'ttf');
const REGULAR = join(FONTS, 'Vazirmatn-Regular.ttf');
const BOLD = join(FONTS, 'Vazirmatn-Bold.ttf');

/** Points; an A5 page upright. */
const MARGIN = 44;
const LINE = 27;
const GAP = 12;
const INK = '#1a1612';
const SOFT = '#6b6257';
const ACCENT = '#b8741a';
const RULE = '#e2d9c8';
/** Any feature makes the library shape a run whole instead of word by word, which would put the words in the wrong order. */
const WHOLE = { lineBreak: false, features: ['liga' as const] };

export interface ReceiptSheet {
  language: Language;
  /** Name of the site. */
  site: string;
  title: string;
  /** Said beside the title: paid, or given back. */
  state: string;
  /** Name and value, a line each. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Name and sum of what was paid. */
  total: readonly [name: string, value: string];
  note: string;
}

/** The receipt as a PDF file of one page. */
export function drawReceipt(sheet: ReceiptSheet): Promise<Buffer> {
  const { language, title, site } = sheet;
  const document = new PDFDocument({
    size: 'A5',
    margin: 0,
    font: REGULAR,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: site, Creator: site, Producer: site },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  new Paper(document, language === 'fa').draw(sheet);
  document.end();
  return done;
}

interface Measured {
  runs: { text: string; width: number }[];
  across: number;
}

class Paper {
  private y = MARGIN;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly rightToLeft: boolean,
  ) {}

  draw({ site, title, state, facts, total, note }: ReceiptSheet): void {
    this.line({ size: 22, font: BOLD, colour: ACCENT }, site);
    this.y += 12;
    this.line({ size: 15, font: BOLD }, title, state);
    this.y += 6;
    this.rule();
    for (const [name, value] of facts) this.line({ size: 10.5 }, name, value);
    this.rule();
    this.line({ size: 13, font: BOLD }, ...total);
    this.y += 14;
    this.line({ size: 9, colour: SOFT }, note);
  }

  /** Words at the beginning of a line, and others at its end. */
  private line(style: { size: number; font?: string; colour?: string }, begin: string, end = ''): void {
    const { size, font = REGULAR, colour = INK } = style;
    const { document } = this;
    document.font(font).fontSize(size).fillColor(colour);
    const [first, last] = [this.measured(begin), this.measured(end)];
    this.write(first, this.rightToLeft ? 'right' : 'left');
    const left = document.page.width - 2 * MARGIN - first.across;
    if (end && left < last.across + GAP) this.y += LINE * 0.7;
    if (end) this.write(last, this.rightToLeft ? 'left' : 'right');
    this.y += LINE * Math.max(1, size / 14);
  }

  private measured(words: string): Measured {
    const runs = visualRuns(words, this.rightToLeft ? 'rtl' : 'ltr').map((text) => ({
      text,
      width: this.document.widthOfString(text, WHOLE),
    }));
    return { runs, across: runs.reduce((sum, { width }) => sum + width, 0) };
  }

  private write({ runs, across }: Measured, edge: 'left' | 'right'): void {
    const { document } = this;
    let x = edge === 'left' ? MARGIN : document.page.width - MARGIN - across;
    for (const { text, width } of runs) {
      document.text(text, x, this.y, WHOLE);
      x += width;
    }
  }

  private rule(): void {
    const { document } = this;
    document
      .moveTo(MARGIN, this.y)
      .lineTo(document.page.width - MARGIN, this.y)
      .lineWidth(0.75)
      .strokeColor(RULE)
      .stroke();
    this.y += 14;
  }
}
