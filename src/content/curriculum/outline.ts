import type { WeekNumber } from '../../domain/course/course-week'

/**
 * The five weeks in short: the tabs of the course, the cards on Home, the overview of Training details.
 * The lessons themselves stand in one module a week, so that no page loads a word more than it shows.
 */
export const courseOutline = {
  1: {
    title: 'Combat Training',
    subtitle: 'Personal Defense Fundamentals',
    sections: {
      'see-it-early': 'See it early',
      'keep-your-distance': 'Keep your distance',
      'stand-and-move': 'Stand, move, breathe',
      'use-your-voice': 'Use your voice',
      'what-the-law-allows': 'What the law allows',
      'first-minutes-after': 'The first minutes after',
      'plan-your-training': 'Plan your training',
    },
  },
  2: {
    title: 'Pursuit Strategies',
    subtitle: 'Evasion and Escape',
    sections: {
      'why-you-do-not-pursue': 'Why you do not pursue',
      'notice-a-follower': 'Notice a follower',
      'routes-and-exits': 'Routes and exits',
      'break-away': 'Break away',
      'navigate-without-a-phone': 'Navigate without a phone',
      'leave-fewer-traces': 'Leave fewer traces',
    },
  },
  3: {
    title: 'Hand-to-Hand Combat',
    subtitle: 'Advanced Self-Defense',
    sections: {
      'getting-free': 'Getting free and getting out',
      'training-with-a-partner': 'Training with a partner',
    },
  },
  4: {
    title: 'Interrogation Techniques',
    subtitle: 'Threat Assessment & Communication',
    sections: {
      'assess-a-threat': 'Assess a threat',
      'interview-within-the-law': 'Interview within the law',
    },
  },
  5: {
    title: 'Capture Operations',
    subtitle: 'Emergency Response & Community Coordination',
    sections: {
      'anatomy-of-a-capture': 'Anatomy of a capture: a simulated case',
      'a-good-witness': 'A good witness',
      'neighbors-in-an-emergency': 'Neighbors in an emergency',
    },
  },
} as const satisfies Record<WeekNumber, { title: string; subtitle: string; sections: Readonly<Record<string, string>> }>

/** What a week is called on every page. Its title stands in the tabs of the course, and once beside this name as the second one. */
export const weekName = (week: WeekNumber): string => courseOutline[week].subtitle

/** The ids of a week's sections: they are anchors in the page and unique over the whole course. */
export type SectionId<Week extends WeekNumber> = Extract<keyof (typeof courseOutline)[Week]['sections'], string>

export type SectionOutline = { readonly id: string; readonly title: string }

/** A week's sections in their order. */
export function weekSections(week: WeekNumber): SectionOutline[] {
  return Object.entries(courseOutline[week].sections).map(([id, title]) => ({ id, title }))
}
