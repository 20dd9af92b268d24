import { micromark } from 'micromark';
import sanitizeHtml from 'sanitize-html';
import { isTooIntricate } from '#platform/kernel/text/markdown-limits.ts';

/** Pictures come from this site alone, and HTML is text like any other: neither is read as markup. */
const WITHOUT = { disable: { null: ['labelStartImage', 'htmlFlow', 'htmlText'] } };
/** What an article is made of; whatever else the parser should ever give is left out, its words stay. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // A page has one heading of the first order, its own.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', a: relOf },
};

/** Pages elsewhere get no credit for a link, and do not hear where the reader came from. What leads nowhere has no address. */
function relOf(_tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (/^\/(?!\/)/.test(href)) return { tagName: 'a', attribs: { href } };
  if (!/^(https?:|mailto:)/i.test(href)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href, rel: 'nofollow noopener noreferrer' } };
}

/** An article's Markdown as HTML that is safe to put on a page, whoever wrote it; what takes too long to parse stays as typed. */
export function safeHtml(markdown: string): string {
  if (isTooIntricate(markdown)) return `<p>${asText(markdown)}</p>`;
  return sanitizeHtml(micromark(markdown, { extensions: [WITHOUT] }), ALLOWED).trim();
}

function asText(markdown: string): string {
  return markdown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
