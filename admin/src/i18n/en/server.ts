/** What the server says of single fields: its English texts are the keys. A text that is not here becomes `invalid`. */
export const server = {
  invalid: 'This value is not allowed',
  'Please say why': 'Please say why',
  'Please give a reason': 'Please give a reason',
  'The reason is too long': 'The reason is too long',
  'At most ten years at once': 'At most ten years at once',
  'Either a percentage or a fixed sum': 'Either a percentage or a fixed sum',
  'The end must be after the beginning': 'The end must be after the beginning',
  'Please enter your password': 'Please enter your password',
  'Wrong password': 'Wrong password',
  'Please enter the code': 'Please enter the code',
  'The code is wrong': 'The code is wrong',
};
