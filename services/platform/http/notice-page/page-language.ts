import type { FastifyRequest } from 'fastify';
import type { Language } from '#platform/kernel/text/language.ts';

/** The address may name the language; else it is what the reader has chosen before, or Persian. */
export function languageOf({ url, cookies }: Pick<FastifyRequest, 'url' | 'cookies'>): Language {
  // Not by URL, to which `//` is no address.
  const named = new URLSearchParams(url.split('?')[1]).get('lang');
  return (named === 'fa' || named === 'en' ? named : cookies['lang']) === 'en' ? 'en' : 'fa';
}
