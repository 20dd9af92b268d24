export const duplicates = {
  first: 'Title',
  second: 'Perhaps the same',
  shared: 'People in common',
  open: 'Make one …',
  merge: 'Make one',
  merge_title: 'Make one title of the two?',
  merge_lead:
    'The one that stays gets what it lacks: facts, files, comments, ratings, and everybody who keeps or follows the other. The other’s address leads to it. This cannot be undone.',
  stays: 'Which stays?',
  merged: 'The two are one title now',
};
