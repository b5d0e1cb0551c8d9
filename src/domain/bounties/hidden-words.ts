/** What a hiding means for a part that somebody has in a bounty. */
export const hiddenWords = {
  work: 'You can hand it in once it is shown again, if its time has not run out by then. What you wrote stays on your device.',
  submitted: 'What you have handed in is kept, and reviewed once it is shown again.',
  review: 'This is kept, and can be reviewed once the bounty is shown again.',
  pledge: 'Your pledge stands, and you are not charged. It is released if no completion is approved.',
} as const
