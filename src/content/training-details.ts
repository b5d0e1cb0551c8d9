import { courseOutline, courseStops, type SectionOutline, weekName, weekSections } from './curriculum/outline'
import { type WeekNumber, weekNumbers } from '../domain/course/course-week'
import { numberInWords } from '../domain/text/numbers'
import { weekSummaries } from './curriculum/summaries'
import { certificateWords, course, packageFacts, program } from './facts'

export type TrainingQuestion = { readonly question: string; readonly answer: string }

export type TrainingWeek = {
  readonly number: WeekNumber
  readonly name: string
  readonly secondName: string
  readonly summary: string
  readonly sections: readonly SectionOutline[]
}

/** A page that stands nowhere else in the menus. */
export type TrainingLink = { readonly to: string; readonly title: string; readonly text: string }

/** The page /training-details: the curriculum in short, its FAQ, and the ways on. */
export const trainingDetails = {
  lead: `What you learn in the ${course.name}, week by week, and what people ask first.`,
  curriculum: {
    title: 'Course curriculum',
    text: [
      `${course.weeks} weeks, ${numberInWords(courseStops.length)} sections. You read a section in less than ten minutes and practice it for fifteen. Take the weeks at your own pace; ${course.recommendedWeeks} weeks is the pace we recommend if you want to do every practice.`,
      'The order is deliberate. First you learn to see and avoid trouble, then to leave it, then what to do when you cannot, and at last how to help others. Each week opens on any device, online or not.',
    ],
  },
  method: {
    title: 'How you learn',
    points: [
      'Every section says what the thing is, why it matters, how to practice it, and which mistake people make.',
      'Practice happens on your street, in your building and with people you know. You need a notebook and comfortable shoes.',
      'Further reading is named by title, so that you can check what we say.',
      'You mark what you have done. Nobody but you sees the marks.',
      'Nothing teaches you to harm, follow, hold or deceive anyone. Where a second name sounds like it, such as Capture Operations, the week explains why only authorities may do it.',
    ],
  },
  faqTitle: 'Questions about the training',
  faq: [
    {
      question: 'Do I need to be fit?',
      answer:
        'No. Cadet Week 1 measures where you stand and gives you a session that starts there. If you have a medical condition, ask your doctor before the physical part.',
    },
    {
      question: 'How much time does it take?',
      answer: `About half an hour a day for ${course.weeks} weeks, or less a day over the recommended ${course.recommendedWeeks}. You can stop and go on whenever you like.`,
    },
    {
      question: 'Is this the same as the Academy Program?',
      answer: `No. The ${course.name} is online and at your own pace. The ${program.name} is a separate ${program.weeks}-week program with instructors, for applicants aged ${program.minimumAge} or older.`,
    },
    {
      question: 'Which part is free?',
      answer: `Cadet Week 1 and all ${course.weeks} weeks of the ${course.name}, without an account. Packages from ${packageFacts.cadetBasic.price} add guided modules, a practice log and decision simulations; live answers and company are in preparation.`,
    },
    {
      question: 'Do I get a certificate?',
      answer: `${certificateWords} It gives you no powers.`,
    },
    {
      question: 'Why do you teach interrogation and capture?',
      answer:
        'So that you know what they are and whose work they are. Week 4 teaches lawful interviewing and the rights of the person who is asked. Week 5 is a simulated case study of an arrest by the authorities.',
    },
    {
      question: 'Can I train without a partner?',
      answer: 'Yes, nearly everything. Week 3 has partner drills; without a partner you do the steps for one and lose little.',
    },
    {
      question: 'Does it work without a connection?',
      answer:
        'Yes. After your first visit the whole course is stored on your device. Install the app, and it opens from the home screen in a tunnel as well.',
    },
    {
      question: 'Who are the instructors?',
      answer:
        'The instructor profiles on this site are simulated examples. They show the experience we look for, and are marked so.',
    },
  ] satisfies TrainingQuestion[],
  linksTitle: 'Go on from here',
  links: [
    { to: '/week1-content', title: 'Cadet Week 1', text: 'What you read before the course: values, mind, fitness, awareness.' },
    { to: '/documentation', title: 'Course handbook', text: 'How to study, practice safely and read offline.' },
    { to: '/upgrades', title: 'Training Upgrades', text: 'Advanced programs for those who want to go further.' },
    { to: '/enforcement-career', title: 'Enforcement career', text: 'How other organizations select and train officers.' },
    { to: '/next-steps', title: 'Next steps', text: 'What to do after you have applied or paid.' },
  ] satisfies TrainingLink[],
} as const

/** The weeks as the overview shows them, from the curriculum's one record. */
export function trainingWeeks(): TrainingWeek[] {
  return weekNumbers.map((number) => ({
    number,
    name: weekName(number),
    secondName: courseOutline[number].title,
    summary: weekSummaries[number],
    sections: weekSections(number),
  }))
}
