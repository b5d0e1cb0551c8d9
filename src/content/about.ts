import { course, program } from './facts'

export const about = {
  lead: 'We teach people to look up, think ahead and leave early. The rest of the course is practice, on your own streets.',
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'Most people who feel unsafe own no plan. They have a feeling, a phone at four percent and a route they have never questioned. We give them a plan.',
      'A good plan is dull. You know two ways home. You know which shop stays open. You know the sentence that ends a conversation. On the day it matters, you have already decided.',
      'So we write lessons that fit in a bus ride and that work when the signal drops. Nobody should need a subscription, a gym or a uniform to learn how to be hard to surprise.',
    ],
  },
  approach: {
    title: 'Our Approach',
    paragraphs: [
      `Read, walk, write. Each of the ${course.weeks} weeks of the ${course.name} gives you a subject to read, something to do on your own street and a few lines to note down.`,
      `In the ${program.name} we keep class sizes small, at most a dozen people, because feedback does not scale. Veteran instructors lead the sessions. The profiles on this site are simulated and marked so.`,
      'We teach the law beside the technique. Where a lesson touches something only the authorities may do, it stops, says so and tells you whom to call.',
    ],
  },
  principles: [
    { bearing: '000°', title: 'Avoid first', text: 'Distance, light and exits come before any technique.' },
    { bearing: '090°', title: 'Stay lawful', text: 'What you may do is smaller than what you could do.' },
    { bearing: '180°', title: 'Tell the truth', text: 'Simulated people, sample figures and limits are marked.' },
    { bearing: '270°', title: 'Serve others', text: 'A safer person is worth most to the neighbors.' },
  ],
  limits: {
    title: 'What we leave alone',
    items: [
      'We do not train anybody to arrest, pursue, restrain or question people.',
      'We issue no license and no official certification.',
      'We take no contracts and guard nobody.',
    ],
  },
} as const
