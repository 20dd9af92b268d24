import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../api/types.ts';
import { audit } from '../i18n/en/operations/audit.ts';

/** A dot would divide a translation key: `comment.approved` is the key `comment_approved`. */
const keyOf = (action: string) => action.replaceAll('.', '_');
const actionOf = (key: string) => key.replace('_', '.');

export const KNOWN_ACTIONS: readonly string[] = Object.keys(audit.actions).map(actionOf);
export const KNOWN_RESOURCES: readonly string[] = Object.keys(audit.resources);

/** Pages of the console by what the log calls them. */
const PAGES: Record<string, (id: number) => string> = {
  users: (id) => `/users/${id}/show`,
  memberships: (id) => `/users/${id}/show`,
  coupons: (id) => `/coupons/${id}/show`,
  payments: (id) => `/payments/${id}/show`,
  plans: (id) => `/plans/${id}`,
  titles: (id) => `/titles/${id}/show`,
  people: (id) => `/people/${id}/show`,
  collections: (id) => `/collections/${id}`,
  notices: (id) => `/notices/${id}`,
  'title-imports': (id) => `/imports/${id}/show`,
  rebuilds: (id) => `/rebuilds/${id}/show`,
  translations: (id) => `/translations/${id}`,
  'submitted-subtitles': (id) => `/subtitles/${id}/show`,
};

export function pageOf({ resource, resource_id: id }: Pick<AuditEntry, 'resource' | 'resource_id'>): string | null {
  return id === null ? null : (PAGES[resource]?.(id) ?? null);
}

/** Acts and places of the log in words; what we have no word for stands as it was written. */
export function useAuditWords() {
  const translate = useTranslate();
  return useMemo(() => {
    const resource = (name: string) => translate(`parde.audit.resources.${name}`, { _: name });
    return {
      action: (name: string) => translate(`parde.audit.actions.${keyOf(name)}`, { _: name }),
      resource,
      field: (name: string) => translate(`parde.audit.fields.${name}`, { _: name }),
      place: ({ resource: kind, resource_id: id, subject }: AuditEntry) =>
        id === null ? subject : translate('parde.audit.place', { kind: resource(kind), id }),
    };
  }, [translate]);
}
