import { usePermissions } from 'react-admin';
import type { Role } from '../../api/types.ts';
import { SECTION_GROUPS } from './sections.ts';

/** The groups of sections that are open to who is signed in. */
export function useSections() {
  const { permissions } = usePermissions<Role>();
  return SECTION_GROUPS.map(({ heading, sections }) => ({
    heading,
    sections: sections.filter(({ forAdmins }) => !forAdmins || permissions === 'admin'),
  })).filter(({ sections }) => sections.length > 0);
}
