/**
 * What of a bar can be seen and pressed. Hidden, it comes with the focus of a keyboard, and not with that which a press leaves
 * behind; a finger that calls for it presses nothing that it does not see, while a mouse shows it by moving there.
 */
export const barStyle = (visible: boolean) =>
  visible
    ? '[&>*]:pointer-events-auto'
    : 'opacity-0 has-focus-visible:opacity-100 pointer-fine:[&>*]:pointer-events-auto';
