import { useCaptcha } from '../../../features/accounts/captcha/use-captcha.ts';
import { ContactPage } from '../../../features/support/contact/ContactPage.tsx';

export default function ContactRoute() {
  const { take } = useCaptcha();
  return <ContactPage takeCaptcha={take} />;
}
