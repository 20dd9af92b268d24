export const parked = {
  title: 'Parked events',
  of: '%{name}: parked %{count}',
  lead: 'A read model failed at these and goes on without them; what it shows of their streams is old. After the release that mends it they are tried again from the terminal:',
  none: 'Nothing is parked.',
  event: 'Event',
  fault: 'Fault',
  since: 'Since',
};
