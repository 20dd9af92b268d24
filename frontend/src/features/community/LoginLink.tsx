import { Link, useLocation } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { saveReturnPath } from '../../lib/session/return-path.ts';

interface Props {
  /** Where to, and the part of this page to come back to, as `#comments`. */
  to: '/login' | '/register';
  backTo: string;
  text: string;
  plain?: boolean;
}

/** Links to the account forms and saves this place to return to. */
export function LoginLink({ to, backTo, text, plain = false }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      onClick={() => saveReturnPath(pathname + search + backTo)}
      className={buttonStyle(plain ? 'plain' : 'quiet')}
    >
      {text}
    </Link>
  );
}
