import { DAY_MS } from '#platform/kernel/time/durations.ts';

/** RFC 9116 wants less than a year. */
const EXPIRES_DAYS = 90;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param site its address, without a slash at the end. @returns what lets a browser search the site from its own line. */
export function searchDescriptionOf(site: string): string {
  const address = escaped(site);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>پرده · Parde</ShortName>
  <Description>فیلم و سریال در پرده · Movies and series on Parde</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="192" height="192" type="image/png">${address}/icons/icon-192.png</Image>
  <Url type="text/html" template="${address}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** RFC 9116: where a weakness is reported. @param site its address, without a slash at the end. */
export function securityContactOf(site: string, now: Date): string {
  const expires = new Date(now.getTime() + EXPIRES_DAYS * DAY_MS);
  return [
    `Contact: ${site}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fa, en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
