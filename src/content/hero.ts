/** Home's first words, in a file of their own: they are the only ones whose script every visitor loads. */
export const hero = {
  eyebrow: 'Personal defense for ordinary streets',
  title: ['Know the ground.', 'Get home safe.'],
  line: 'A five-week cadet program in noticing early, talking well and leaving in time. Read it online, or with no network at all.',
  action: 'START YOUR DEFENSE TRAINING',
} as const
