import { weeksInWords } from '../domain/course/course-week'
import { capitalized, numberInWords } from '../domain/text/numbers'
import { courseStops, weekName } from './curriculum/outline'
import { certificateWords, course } from './facts'

export type Feature = { icon: FeatureIcon; title: string; description: string; link?: '/training-details' }
export type FeatureIcon = 'instructor' | 'calendar' | 'certificate' | 'network' | 'leadership' | 'curriculum'

export const features: Feature[] = [
  {
    icon: 'instructor',
    title: 'Expert Training',
    description: 'Lessons in the voice of military-trained instructors, checked against what a civilian may actually do.',
    link: '/training-details',
  },
  {
    icon: 'calendar',
    title: `${course.weeks}-Week Program`,
    description: 'One subject a week. Each ends with a practice you can do on your way home.',
    link: '/training-details',
  },
  {
    icon: 'certificate',
    title: 'Certification',
    description: certificateWords,
  },
  {
    icon: 'network',
    title: 'Community Network',
    description: 'Bounties put the reading to use: small civic challenges that members fund and complete.',
  },
  {
    icon: 'leadership',
    title: 'Community Leadership',
    description: 'Learn to run a contact tree, a check-in and a calm meeting before anyone needs them.',
  },
  {
    icon: 'curriculum',
    title: 'Comprehensive Curriculum',
    description: `${capitalized(numberInWords(courseStops.length))} sections over ${weeksInWords} weeks, each with a reason, a drill and a mistake to avoid.`,
    link: '/training-details',
  },
]

const [firstStop] = courseStops
if (!firstStop) throw new Error('The course has no section.')

/** A question that anybody can try on the page; the section that it is from answers it in full. */
export const tried = {
  title: 'What would you do?',
  lead: 'A minute of the course. Open the answer that you would give.',
  prompt: 'Ten at night. Your train slows down for your stop, and you are halfway through a message to a friend.',
  options: [
    {
      text: 'Write until the doors open, then put the phone away.',
      isRight: false,
      why: 'At the doors you are in the middle of it already: busy, and standing still.',
    },
    {
      text: 'Put the phone away now, and write the rest at home.',
      isRight: true,
      why: 'From train to street is a transition. The phone is gone before it begins, and you see who gets off with you.',
    },
    {
      text: 'Finish it on the stairs, and look up between the words.',
      isRight: false,
      why: 'Nobody looks up between the words. On the stairs you would see nothing that comes.',
    },
  ],
  section: firstStop,
} as const

export const quote = {
  text: 'The best fight is the one you saw coming from across the street, and crossed.',
  source: `From week 1 of the course, ${weekName(1)}`,
} as const

export const closing = {
  title: 'The first mark on the map is yours.',
  text: 'Applying takes two minutes: an email, a phone number if you like, a code. You choose a package afterwards, or none.',
  action: 'START YOUR PROTECTION JOURNEY',
} as const
