import { academy } from './academy'
import { course, outcomes, packageFacts, program } from './facts'

export const contact = {
  lead: 'Ask about the course, an application, a package or a bounty. A person reads every message.',
  cards: [
    {
      icon: 'phone',
      title: 'Phone hours',
      lines: [academy.phoneHours, 'Send your number with a message and we call you back inside these hours.'],
    },
    {
      icon: 'email',
      title: 'Email',
      lines: [academy.email, 'Most answers go out within two working days.'],
    },
    {
      icon: 'visit',
      title: 'Visit',
      lines: ['By appointment only', 'We teach online and in borrowed rooms, so write first and we agree on a place.'],
    },
  ],
  emergency: 'In an emergency, call 911. Nobody here watches the inbox around the clock.',
} as const

export const contactQuestions = [
  {
    question: 'How long is the training program?',
    answer: `The ${program.name} takes ${program.weeks} weeks, and ${program.specializationWeeks} additional weeks if you go on to an advanced specialization. The online ${course.name} is shorter: ${course.weeks} weeks of reading at your own pace.`,
  },
  {
    question: 'Do you help with job placement?',
    answer: `We review résumés and practice interviews with you. Up to ${outcomes.placement} of participants in our simulated sample found work within ${outcomes.placementMonths}. That is not a guarantee.`,
  },
  {
    question: 'May I get a refund?',
    answer: `On an online package, in full within ${packageFacts.guaranteeHours} hours of purchase. The ${program.name} has its own schedule, which stands in the terms.`,
  },
  {
    question: 'Are you part of the police or the military?',
    answer:
      'No. This is a private educational project. It is not affiliated with any government or military body, and it trains nobody to act for one.',
  },
] as const
