import type { FastifyRequest } from 'fastify';
import type { PageLanguage } from './page-document.ts';

/** The address may name the language; else it is what the reader has chosen before, or Persian. */
export function languageOf({ url, cookies }: Pick<FastifyRequest, 'url' | 'cookies'>): PageLanguage {
  // Not by URL, to which `//` is no address.
  const named = new URLSearchParams(url.split('?')[1]).get('lang');
  return (named === 'fa' || named === 'en' ? named : cookies['lang']) === 'en' ? 'en' : 'fa';
}
