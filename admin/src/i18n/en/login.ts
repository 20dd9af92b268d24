export const login = {
  title: 'Staff sign-in',
  lead: 'For the moderators and administrators of Parde.',
  login: 'E-mail or username',
  password: 'Password',
  remember: 'Keep me signed in for 30 days',
  submit: 'Sign in',
  solving: 'Checking that you are human…',
  sending: 'Signing in…',
  required: 'Please fill this in',
  staff_only:
    'The account “%{username}” is not a moderator or administrator, so it cannot open this desk. Ask an administrator for access, or sign in with another account.',
  to_site: 'Back to the site',
  captcha_failed: 'The check that you are human did not finish. Try again.',
  code: 'Code of your authenticator',
  code_hint: 'Six digits, or one of your recovery codes.',
  suspended: 'This account is suspended. Reason: %{reason}',
  over: 'Your session has ended, or somebody has signed in with your account elsewhere. Please sign in again.',
  again: 'Sign in again',
  again_lead:
    'Your session has ended, or somebody has signed in with your account elsewhere. What is on the page stays as it is.',
  later: 'Later',
  signed_out: 'You are signed out: nothing can be loaded or saved.',
};
