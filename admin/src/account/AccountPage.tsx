import Box from '@mui/material/Box';
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin';
import type { Role } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Panel } from '../components/Panel.tsx';
import { Picture } from '../components/Picture.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { RoleTag } from '../components/tags/RoleTag.tsx';
import { UserSessions } from '../components/UserSessions.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** One's own account, as far as the console is concerned: the rest is changed on the public site. */
export function AccountPage() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<Role>();
  if (!identity || !permissions) return null;
  const name = identity.fullName ?? '';
  return (
    <PageFrame title={translate('parde.account.title')} width={860}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Panel
          sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 3, padding: 3, alignItems: 'center' }}
        >
          <Picture path={identity.avatar} size="200x200" width={72} height={72} radius={999} letter={name} />
          <Facts
            facts={[
              [translate('parde.account.name'), name],
              [
                translate('parde.account.username'),
                <bdi key="username" dir="ltr">
                  @{identity['username']}
                </bdi>,
              ],
              [translate('parde.account.role'), <RoleTag key="role" role={permissions} />],
            ]}
          />
        </Panel>
        <TwoFactorPanel />
        <UserSessions userId={Number(identity.id)} />
      </Box>
    </PageFrame>
  );
}
