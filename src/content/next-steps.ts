import { course, packageFacts, program } from './facts'

export type NextStep = {
  id: string
  title: string
  text: string
  link?: { to: '/apply' | '/pricing' | '/week1-content' | '/course' | '/account'; label: string }
}
export type NextStepGroup = { id: string; title: string; when: string; steps: NextStep[] }

/** Ids are stored on the device with the ticks: they never change, even when the words do. */
export const nextStepGroups: NextStepGroup[] = [
  {
    id: 'today',
    title: 'Today',
    when: 'Ten minutes',
    steps: [
      {
        id: 'confirm-email',
        title: 'Find our email',
        text: 'Open the confirmation we sent. Not there? Look in the spam folder and move it out.',
      },
      {
        id: 'choose-plan',
        title: 'Choose a package, or none',
        text: 'Free Access is enough to start. You can upgrade later and pay only the difference.',
        link: { to: '/pricing', label: 'See the packages' },
      },
      {
        id: 'install',
        title: 'Put the course on your home screen',
        text: 'Open this site in your browser’s menu and choose Install or Add to Home Screen. It then reads with no network.',
      },
      {
        id: 'emergency-contact',
        title: 'Tell one person',
        text: 'Pick somebody who will know when and where you practice. Write their number on paper, too.',
      },
    ],
  },
  {
    id: 'this-week',
    title: 'This week',
    when: 'Four short sittings',
    steps: [
      {
        id: 'read-week1',
        title: 'Cadet Week 1',
        text: 'Start with the ethos and the color code.',
        link: { to: '/week1-content', label: 'Open Cadet Week 1' },
      },
      {
        id: 'baseline',
        title: 'Measure your baseline',
        text: `Push-ups and sit-ups in two minutes each, a ${program.fitness.run}, pull-ups, a plank. Write the numbers down without judging them.`,
      },
      {
        id: 'walk-routes',
        title: 'Walk your three daily routes',
        text: 'Home, work and one more. Note light, people, open doors and a place to wait.',
      },
      {
        id: 'doctor',
        title: 'Ask a doctor if you are unsure',
        text: 'Heart, back, knees, pregnancy, a long pause: a short call now saves a month later.',
      },
    ],
  },
  {
    id: 'before-start',
    title: 'Before the Academy Program starts',
    when: `Allow ${program.applicationWeeks} weeks`,
    steps: [
      {
        id: 'application',
        title: 'Finish the application',
        text: `You need an email and, if you like, a phone number. The ${program.applicationFee} fee is due when we invite you to the second part.`,
        link: { to: '/apply', label: 'Apply Now' },
      },
      {
        id: 'documents',
        title: 'Gather documents',
        text: `A photo ID that shows you are ${program.minimumAge} or older, a doctor’s note if we asked for one, an emergency contact.`,
      },
      {
        id: 'fitness-test',
        title: 'Train for the fitness test',
        text: `A ${program.fitness.run} under ${program.fitness.runMinutes} minutes, ${program.fitness.pushUps} push-ups, ${program.fitness.sitUps} sit-ups. Add a little every second day.`,
      },
      {
        id: 'equipment',
        title: 'Pack the small kit',
        text: 'Notebook and pencil, running shoes, a layer for rain, a headlamp, a whistle, water, a pressure dressing.',
      },
    ],
  },
]

export const nextStepDates = [
  { label: 'Refund on an online package', value: `within ${packageFacts.guaranteeHours} hours of purchase` },
  { label: 'A decision on your application', value: `${program.applicationWeeks} weeks, with the second part` },
  {
    label: course.name,
    value: `${course.weeks} weeks of reading, your own pace; ${course.recommendedWeeks} weeks recommended`,
  },
  { label: program.name, value: `${program.weeks} weeks, then ${program.specializationWeeks} more for a specialization` },
] as const
