export const login = {
  title: 'Staff log-in',
  lead: 'For the moderators and administrators of Parde.',
  login: 'Email or username',
  password: 'Password',
  remember: 'Remember me for 30 days',
  submit: 'Log in',
  solving: 'Security check…',
  sending: 'Logging in…',
  required: 'Please fill this in',
  staff_only:
    'The account “%{username}” is not a moderator or administrator, so it cannot open the console. Ask an administrator for access, or log in with another account.',
  to_site: 'Back to the site',
  captcha_failed: 'The security check did not finish. Try again.',
  code: 'Code from your authenticator app',
  code_hint: 'Six digits, or one of your recovery codes.',
  suspended: 'This account is suspended. Reason: %{reason}',
  over: 'Your session has ended, or someone has logged into your account elsewhere. Please log in again.',
  again: 'Log in again',
  again_lead:
    'Your session has ended, or someone has logged into your account elsewhere. What is on the page stays as it is.',
  later: 'Later',
  signed_out: 'You are logged out. Nothing can be loaded or saved.',
};
