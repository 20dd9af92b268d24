import type { AuditEntry } from '../../api/types.ts';
import { type Meaning, RECORD_MEANING } from '../../components/versions/meanings/meaning.ts';
import { PERSON_MEANING } from '../../components/versions/meanings/person-meaning.ts';
import { planMeaning } from '../../components/versions/meanings/plan-meaning.ts';
import { TITLE_MEANING } from '../../components/versions/meanings/title-meaning.ts';

/** Where the versions are kept of what an act changed. */
export interface KeptVersions {
  resource: string;
  id: number;
  version: number;
  meaning: Meaning;
}

/** Kinds of records as the server's addresses call them, by what the log calls them. */
const RECORDS: Record<string, string> = {
  collections: 'collections',
  notices: 'notices',
  plans: 'plans',
  'box-offices': 'box-office',
  'suggested-lists': 'suggested-lists',
  'ceremony-awards': 'awards',
  'channel-lists': 'channels',
  'genre-lists': 'genres',
  'moderation-rules': 'moderation-rules',
};

type Acted = Pick<AuditEntry, 'action' | 'resource' | 'resource_id' | 'version' | 'details'>;

/** @returns null where none are kept of it. */
export function keptVersionsOf(entry: Acted): KeptVersions | null {
  const { action, resource, resource_id: id, version } = entry;
  if (id === null || version === null) return null;
  if (resource === 'titles') return { resource: 'title-versions', id, version, meaning: TITLE_MEANING };
  if (resource === 'people') return { resource: 'person-versions', id, version, meaning: PERSON_MEANING };
  // A coupon is more than what can be changed of it: that it was made is told by its details.
  if (action === 'coupon.revised') return { resource: 'versions/coupons', id, version, meaning: RECORD_MEANING };
  const kind = resource === 'pieces' ? kindOfPiece(entry) : RECORDS[resource];
  const meaning = kind === 'plans' ? planMeaning(id) : RECORD_MEANING;
  return kind ? { resource: `versions/${kind}`, id, version, meaning } : null;
}

function kindOfPiece({ action, details }: Acted): string {
  return action.startsWith('review.') || details['kind'] === 'review' ? 'reviews' : 'news';
}
