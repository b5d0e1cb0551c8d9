import { type EachWeek, type WeekNumber, weekNumbers } from '../../domain/course/course-week'
import type { CourseStop } from '../../domain/course/course-place'

type SectionLine = { readonly title: string; readonly minutes: number }

/**
 * The weeks in short: the tabs of the course, the cards on Home, the overview of Training details.
 * The lessons themselves stand in one module a week, so that no page loads a word more than it shows. `minutes`: what the words of a section
 * take at 200 words a minute.
 */
export const courseOutline = {
  1: {
    title: 'Combat Training',
    subtitle: 'Personal Defense Fundamentals',
    sections: {
      'see-it-early': { title: 'See it early', minutes: 2 },
      'keep-your-distance': { title: 'Keep your distance', minutes: 2 },
      'stand-and-move': { title: 'Stand, move, breathe', minutes: 2 },
      'use-your-voice': { title: 'Use your voice', minutes: 2 },
      'what-the-law-allows': { title: 'What the law allows', minutes: 2 },
      'first-minutes-after': { title: 'The first minutes after', minutes: 4 },
      'plan-your-training': { title: 'Plan your training', minutes: 2 },
    },
  },
  2: {
    title: 'Pursuit Strategies',
    subtitle: 'Evasion and Escape',
    sections: {
      'why-you-do-not-pursue': { title: 'Why you do not pursue', minutes: 2 },
      'notice-a-follower': { title: 'Notice a follower', minutes: 2 },
      'routes-and-exits': { title: 'Routes and exits', minutes: 2 },
      'break-away': { title: 'Break away', minutes: 2 },
      'navigate-without-a-phone': { title: 'Navigate without a phone', minutes: 2 },
      'leave-fewer-traces': { title: 'Leave fewer traces', minutes: 2 },
    },
  },
  3: {
    title: 'Hand-to-Hand Combat',
    subtitle: 'Advanced Self-Defense',
    sections: {
      'getting-free': { title: 'Getting free and getting out', minutes: 4 },
      'training-with-a-partner': { title: 'Training with a partner', minutes: 4 },
    },
  },
  4: {
    title: 'Interrogation Techniques',
    subtitle: 'Threat Assessment & Communication',
    sections: {
      'assess-a-threat': { title: 'Assess a threat', minutes: 4 },
      'interview-within-the-law': { title: 'Interview within the law', minutes: 5 },
    },
  },
  5: {
    title: 'Capture Operations',
    subtitle: 'Emergency Response & Community Coordination',
    sections: {
      'anatomy-of-a-capture': { title: 'Anatomy of a capture: a simulated case', minutes: 4 },
      'a-good-witness': { title: 'A good witness', minutes: 3 },
      'neighbors-in-an-emergency': { title: 'Neighbors in an emergency', minutes: 4 },
    },
  },
} as const satisfies EachWeek<{ title: string; subtitle: string; sections: Readonly<Record<string, SectionLine>> }>

/** What a week is called on every page. Its title stands in the tabs of the course, and once beside this name as the second one. */
export const weekName = (week: WeekNumber): string => courseOutline[week].subtitle

/** The ids of a week's sections: they are anchors in the page and unique over the whole course. */
export type SectionId<Week extends WeekNumber> = Extract<keyof (typeof courseOutline)[Week]['sections'], string>

/** The ids of all sections. */
export type AnySectionId = { readonly [Week in WeekNumber]: SectionId<Week> }[WeekNumber]

export type SectionOutline = { readonly id: string; readonly title: string }

/** A week's sections in their order. */
export function weekSections(week: WeekNumber): (SectionOutline & SectionLine)[] {
  return Object.entries<SectionLine>(courseOutline[week].sections).map(([id, line]) => ({ id, ...line }))
}

/** The whole course in its order, as the device knows it without a lesson's words. */
export const courseStops: readonly CourseStop[] = weekNumbers.flatMap((week) =>
  weekSections(week).map((section) => ({ week, ...section })),
)
