import type { LessonBlock } from '../curriculum/lesson-block'
import { pledgeWords } from '../../domain/bounties/pledge-words'
import { course, packageFacts } from '../facts'
import { preparationMark } from '../packages'

export const bounties: readonly LessonBlock[] = [
  'A bounty is an educational challenge that members set and fund for each other: document a monument, teach a class about the Constitution, clear a park. It turns reading into something others can use.',
  {
    steps: [
      'Create. Give it a title, a description, a category, a funding goal and a deadline, and say whether a photo is required. A bounty may never target a real person.',
      `Fund. ${pledgeWords}`,
      'Accept. Anyone but its creator may accept a bounty that is open.',
      'Complete. Send a photo, if it is required, and a note. The creator or a moderator looks at it, usually within one to two days.',
      'Outcome. It is approved, sent back to you with a reason, or rejected with a reason. You find the answer in your notifications.',
    ],
  },
  'Without an approved completion its pledges are released. Your photos can be seen by you, the creator and moderators, nobody else. Look at a picture before you send it: no faces of strangers, no license plates, no house numbers.',
  'Use what the course taught you. Tell someone where you are going, keep to public places, respect closing times and fences, and give up a challenge that turns out to be unsafe. No bounty is worth a risk.',
]

const unfinished = (levels: string) => `${levels}, ${preparationMark}`

export const packagesAndLevels: readonly LessonBlock[] = [
  'Reading the course is free. Packages are to add guidance: modules that take a level further, people who answer you, and practice in company. All of that is in preparation.',
  {
    table: {
      caption: 'What each package opens',
      head: ['Package', 'Price', 'Levels', 'Access'],
      rows: [
        ['FREE ACCESS', packageFacts.free.price, 'Cadet Week 1 and the Urban Navigation Course', 'Unlimited'],
        [
          'CADET BASIC',
          packageFacts.cadetBasic.price,
          unfinished(packageFacts.cadetBasic.levels),
          packageFacts.cadetBasic.access,
        ],
        [
          'PATRIOT PREMIUM',
          packageFacts.patriotPremium.price,
          unfinished(packageFacts.patriotPremium.levels),
          packageFacts.patriotPremium.access,
        ],
        [
          'ELITE CORPS',
          packageFacts.eliteCorps.price,
          unfinished(packageFacts.eliteCorps.levels),
          packageFacts.eliteCorps.access,
        ],
      ],
    },
  },
  `Packages are paid once. When you move up you pay only the difference. If you ask within ${packageFacts.guaranteeHours} hours of the purchase, you get all of it back.`,
  'The certificate in the largest package is in preparation. It is a certificate of completion, not an accredited or official certification, and it gives you no powers.',
]

export const conductAndLaw: readonly LessonBlock[] = [
  `The ${course.name} is educational. It is not affiliated with any government or military body, and nothing in it is legal or medical advice. Laws differ from state to state and change; when it matters, read the statute or ask a lawyer.`,
  {
    list: [
      'Use nothing from this course to threaten, follow, hold or humiliate anyone.',
      'Never present yourself as an officer, an agent or a member of any service.',
      'In an emergency call 911. The course, its bounties and its community are not a way to call for help.',
      'Respect the people you practice with, whatever their size, age, origin or belief.',
      'Do not publish names, addresses or pictures of people you suspect of something.',
    ],
  },
  'Members who break these rules lose access to the community and the bounties. Content that does is removed; use Report on the bounty to tell us.',
]

export const glossary: readonly LessonBlock[] = [
  {
    table: {
      caption: 'Words of the course',
      head: ['Word', 'Meaning'],
      rows: [
        ['Anomaly', 'Something present that should be missing, or missing that should be present'],
        ['Baseline', 'What is normal in a place at a given hour'],
        ['Catching feature', 'A line on the map that tells you that you have gone too far'],
        ['De-escalation', 'Lowering the heat of a conflict by words, distance and time'],
        ['Handrail', 'A line that you can walk along without losing your way, such as a river or a fence'],
        ['If-then plan', 'A decision made in advance and tied to a trigger'],
        ['OODA loop', 'Observe, orient, decide, act: four steps of deciding, described by John Boyd'],
        ['PT', 'Physical training'],
        ['Reasonable person', 'The law’s measuring stick: what an ordinary, careful person would have done in your place'],
        [
          'Rule of threes',
          'Rough survival limits: minutes without air, hours without shelter, days without water, weeks without food',
        ],
        ['Safe haven', 'A lit, staffed place where you can wait and call'],
        ['Transition', 'The moment between two places, when attention drops'],
      ],
    },
  },
]

export const help: readonly LessonBlock[] = [
  'For questions about your account, a package or a refund, write through the contact page; a person answers. Common questions are answered in the FAQ. If you found a mistake in a lesson, please tell us which section and what you would change.',
  {
    table: {
      caption: 'Numbers in the United States',
      head: ['Need', 'Reach'],
      rows: [
        ['Police, fire, ambulance', '911'],
        ['Suicidal thoughts or a mental health crisis', '988, call or text'],
        ['Violence in a relationship', '800-799-7233, National Domestic Violence Hotline'],
        ['Help for victims of any crime', '855-484-2846, VictimConnect Resource Center'],
        ['Missing or exploited children', '800-843-5678, National Center for Missing & Exploited Children'],
        ['Poison', '800-222-1222, Poison Help'],
        ['A tip about a federal crime', '800-225-5324 or tips.fbi.gov'],
      ],
    },
  },
  'Outside the United States, look up the numbers of your country today and write them on the first page of your notebook.',
]
