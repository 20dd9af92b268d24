import { useLogout } from 'react-admin';
import { forgetUnsaved, leaveBy } from '../../components/form/unsaved/unsaved-forms.ts';

export function useSignOut(): () => void {
  const logout = useLogout();
  return () =>
    leaveBy(() => {
      forgetUnsaved();
      void logout({ byHand: true }, undefined, false);
    });
}
