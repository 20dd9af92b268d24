import { Html, html } from '#platform/kernel/text/html.ts';

export type Language = 'fa' | 'en';

const STYLE = `
  @font-face { font-family: Vazirmatn; src: url("FONT") format("woff2"); font-weight: 100 900; font-display: swap; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 0 .75rem; background: #eef1f5; color: #1d2733; font: 16px/1.7 Vazirmatn, Tahoma, Arial, sans-serif; }
  main { max-width: 30rem; margin: 6vh auto; padding: clamp(1rem, 5vw, 2rem); overflow-wrap: anywhere; background: #fff; border-radius: 12px; box-shadow: 0 1px 8px #0002; }
  h1 { margin: 0 0 .25rem; font-size: 1.3rem; } .sandbox { color: #a3430f; font-size: .9rem; margin: 0 0 1.5rem; }
  dl { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr); gap: .35rem 1rem; margin: 0 0 1.5rem; } dd { margin: 0; text-align: end; }
  button, select { font: inherit; padding: .7rem 1rem; border-radius: 8px; border: 1px solid #b8c2cf; background: #fff; cursor: pointer; }
  .pay { background: #0b6b3a; border-color: #0b6b3a; color: #fff; } button, select { width: 100%; margin-top: .6rem; min-height: 44px; }
  label { display: block; margin-top: 1.2rem; font-size: .9rem; } a { color: #0b5cad; }
  button:focus-visible, select:focus-visible, a:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }`;

const TITLE = { fa: 'بانک آزمایشی', en: 'Sandbox bank' };
const NOTE = {
  fa: 'اینجا بانک واقعی نیست و پولی جابه‌جا نمی‌شود.',
  en: 'This is no real bank: no money moves.',
};

/** A page of the bank. @param base address of the bank. @param script its own, to be run. */
export function bankPage(language: Language, base: string, body: Html, script?: string): string {
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${TITLE[language]}</title><style>${new Html(STYLE.replace('FONT', `${base}/font.woff2`))}</style></head>
<body><main><h1>${TITLE[language]}</h1><p class="sandbox">${NOTE[language]}</p>
${body}
</main>${script ? html`<script src="${script}" defer></script>` : ''}</body>
</html>
`.text;
}
