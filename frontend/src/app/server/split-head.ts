const HEAD_ELEMENT = /^(?:<link\b[^>]*>|<meta\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)/;

/** React writes what belongs into the head in front of a page that has none. */
export function splitHead(html: string): { head: string; body: string } {
  let end = 0;
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html.slice(end))) end += found[0].length;
  return { head: html.slice(0, end), body: html.slice(end) };
}
