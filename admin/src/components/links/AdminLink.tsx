import Button from '@mui/material/Button';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Role } from '../../api/types.ts';

interface AdminLinkProps {
  to: string;
  label: string;
  main?: boolean;
}

/** Leads to a page on which admins make or change something; nobody else sees it. */
export function AdminLink({ to, label, main = false }: AdminLinkProps) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  if (permissions !== 'admin') return null;
  return (
    <Button
      component={Link}
      to={to}
      variant={main ? 'contained' : 'outlined'}
      {...(main && { color: 'secondary' as const })}
    >
      {translate(label)}
    </Button>
  );
}
