import { useLogout } from 'react-admin';
import { leaveBy } from '../components/form/unsaved/unsaved-forms.ts';

export function useSignOut(): () => void {
  const logout = useLogout();
  return () => leaveBy(() => void logout({ byHand: true }, undefined, false));
}
