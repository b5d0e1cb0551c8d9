import { weeksInWords } from '../../domain/course/course-week'
import type { LessonBlock } from '../curriculum/lesson-text'
import { certificateWords, course, packageFacts, pledgeWords } from '../facts'
import type { HandbookSection } from './outline'

const introduction: readonly LessonBlock[] = [
  `This handbook explains how the ${course.name} works: how to study it, how to train without getting hurt, how to read it with no network, and what the bounties have to do with it. You can read it once from top to bottom in ten minutes, or jump to what you need.`,
  `The course has ${course.weeks} weeks that you take at your own pace. If you want to do every practice properly, allow ${course.recommendedWeeks}. Nothing locks and nothing expires while you read; the order of the weeks is a recommendation, because each leans on the one before.`,
  {
    table: {
      caption: 'Where things are',
      head: ['You want to', 'Go to'],
      rows: [
        ['Start, free of charge', 'Cadet Week 1'],
        ['Read a lesson', 'Course, tab of the week'],
        [`Print all ${weeksInWords} weeks`, 'The whole course on one page'],
        ['Find a word in all lessons', 'Course, the search box above the weeks'],
        ['See what you have read', 'The marks on the week tabs'],
        ['Put a lesson to use', 'Bounties'],
        ['Compare the packages', 'Pricing'],
        ['Ask a person', 'Contact'],
      ],
      links: {
        'Cadet Week 1': '/week1-content',
        'Course, tab of the week': '/course',
        'The whole course on one page': '/whole-course',
        'Course, the search box above the weeks': '/course',
        Bounties: '/bounty',
        Pricing: '/pricing',
        Contact: '/contact',
      },
    },
  },
]

const howToStudy: readonly LessonBlock[] = [
  'Every lesson has the same five parts. The text says what the thing is and why it matters. Points to remember are for the second reading. Practice gives you steps to do the same day. A mistake to avoid names the fault that people make most often. Read further lists books and publications by title; libraries have nearly all of them.',
  {
    steps: [
      'Read one section, no more. It takes less than ten minutes.',
      'Close the page and say aloud what you remember. Look up what you missed.',
      'Do the practice within a day, outdoors if it says so.',
      'Write one line in your log: date, section, what went well, what did not.',
      'Mark the section as read when you have done the practice, not before.',
    ],
  },
  'Come back to a section after two days, after a week and after a month, for three minutes each time. Reaching for something you have half forgotten is what fixes it in memory. It feels worse than rereading, and works better.',
  {
    table: {
      caption: 'Two ways through the course',
      head: ['Pace', 'A week looks like', 'Suits you if'],
      rows: [
        [`${course.weeks} weeks`, 'Five reading days, one practice day, one day off', 'You have an hour most days'],
        [
          `${course.recommendedWeeks} weeks`,
          'Two sections, four short practices, one long walk',
          'You work, care for others, or start unfit',
        ],
      ],
    },
  },
  'A partner helps from week 3 onward. If you have none, do the solitary steps and the law; they carry most of the value.',
]

const practiceSafely: readonly LessonBlock[] = [
  'You alone decide what your body does. The course gives no medical advice. Ask a doctor first if you have a heart or lung condition, an injury that has not healed, a pregnancy, or years of sitting behind you.',
  {
    list: [
      'Warm up until you sweat lightly, then practice, then cool down.',
      'Clear the floor. Take off rings, watch, glasses and hard shoes.',
      'Partners agree on old injuries, a stop signal, the speed and a timer before the first touch.',
      'A tap or the word “stop” ends everything at once. No jokes about it.',
      'No pressure on the neck or the chest, no strikes to the head, no joints past their range.',
      'Somebody in the room knows first aid and has a phone with signal.',
    ],
  },
  'Practice in public openly. Tell people nearby what you are doing if it could look odd. Never practice on somebody who has not agreed, never follow strangers as an exercise, never carry anything that could be taken for a weapon.',
  {
    note: 'Under 18',
    text: 'Read what you like. For partner drills have a parent or guardian present, and skip the scenes with shouting in places where they could alarm others.',
  },
]

const readingOffline: readonly LessonBlock[] = [
  'The whole course, Cadet Week 1, the FAQ, this handbook and the legal pages are stored on your device the first time you visit with a connection. After that they open in a tunnel, on a plane or in a blackout.',
  {
    table: {
      caption: 'Put it on your home screen',
      head: ['Device', 'How'],
      rows: [
        ['Android, Chrome or Edge', 'Use the Install button when it is offered, or the browser menu: Install app'],
        ['iPhone and iPad, Safari', 'Share, then Add to Home Screen'],
        ['Computer, Chrome or Edge', 'The install sign in the address bar'],
        ['Firefox', 'Bookmark the page; reading offline works in the browser as well'],
      ],
    },
  },
  'Without a connection you see a banner that says so. You can read, search, mark sections, and prepare bounty work. What needs the server is saved on your device and sent by itself when the connection is back; the item shows that it is waiting.',
  'When we publish a new version, the app asks before it switches. It never reloads a page while you are writing.',
  {
    note: 'If a page will not open offline',
    text: 'Open the site once with a connection and wait for “Ready to work offline”. Private windows, and browsers set to clear everything on exit, forget it again.',
  },
]

const progressAndSearch: readonly LessonBlock[] = [
  'Press “Mark as read” at the end of a section. A check appears in the list, and the tab of the week counts it. Press again to take it back.',
  'The course also remembers which section you opened last, and brings you back to it at your next visit.',
  'Each section ends with questions on it; what was not right yet comes again after 1, 3, 7 and 21 days, under “Questions” on the course page.',
  'Without an account all of that stays on your device, and clearing the browser’s data for this site deletes it. Signed in, it is sent to each of your devices.',
  'The pencil in the bar of a section takes a note on the paragraph in view. “Your notes” on the course page lists them all.',
  'Members plan a week on Today, and have their calendar remind them. A day without reading costs nothing.',
  `The search looks through the ${weeksInWords} weeks, Cadet Week 1, this handbook, the FAQ and the bounties on your device. It knows other forms of a word and some words of the same meaning, and it forgives a slip of the finger. A tap opens the paragraph that fits best. It works without a connection.`,
  `To print a week, choose its tab and print the page: every section is opened on paper, and menus and buttons are left out. All ${weeksInWords} weeks stand on a page of their own, the whole course.`,
]

const bounties: readonly LessonBlock[] = [
  'A bounty is an educational challenge that members set and fund for each other: document a monument, teach a class about the Constitution, clear a park. It turns reading into something others can use.',
  {
    steps: [
      'Create. Give it a title, description, category, funding goal and deadline, and say whether a photo is required. A bounty may never target a real person.',
      `Fund. ${pledgeWords}`,
      'Accept. Anyone but its creator may accept a bounty that is open.',
      'Complete. Send a photo, if it is required, and a note. The creator or a moderator looks at it, usually within one to two days.',
      'Outcome. It is approved, or sent back or rejected with a reason. Today and your notifications tell you.',
    ],
  },
  'Without an approved completion its pledges are released. Only you, the creator and moderators see your photos. Look at a picture before you send it: no faces of strangers, no license plates, no house numbers.',
  'Use what the course taught you. Tell someone where you are going, keep to public places, respect closing times and fences. No bounty is worth a risk.',
]

const packagesAndLevels: readonly LessonBlock[] = [
  'Reading the course is free. Packages add guidance: modules that take a level further, a practice log, decision simulations, and answers by mail from the teaching team. Live answers and practice in company are in preparation.',
  {
    table: {
      caption: 'What each package opens',
      head: ['Package', 'Price', 'Levels', 'Access'],
      rows: [
        ['FREE ACCESS', packageFacts.free.price, 'Cadet Week 1 and the Urban Navigation Course', 'Unlimited'],
        ['CADET BASIC', packageFacts.cadetBasic.price, packageFacts.cadetBasic.levels, packageFacts.cadetBasic.access],
        [
          'PATRIOT PREMIUM',
          packageFacts.patriotPremium.price,
          packageFacts.patriotPremium.levels,
          packageFacts.patriotPremium.access,
        ],
        ['ELITE CORPS', packageFacts.eliteCorps.price, packageFacts.eliteCorps.levels, packageFacts.eliteCorps.access],
      ],
    },
  },
  `Packages are paid once. When you move up you pay only the difference. If you ask within ${packageFacts.guaranteeHours} hours of the purchase, you get all of it back.`,
  certificateWords,
]

const conductAndLaw: readonly LessonBlock[] = [
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

const glossary: readonly LessonBlock[] = [
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

const help: readonly LessonBlock[] = [
  'For questions about your account, a package or a refund, write through the contact page; a person answers. Common questions are answered in the FAQ. If you found a mistake in a lesson, please tell us which section and what you would change.',
  {
    table: {
      caption: 'Numbers in the United States',
      head: ['Need', 'Reach'],
      rows: [
        ['Police, fire, ambulance', '911'],
        ['Suicidal thoughts or a mental health crisis', '988, call or text'],
        ['Violence in a relationship', '800-799-7233, National Domestic Violence Hotline'],
        ['Help after any crime, near you', '211, the helpline of your area'],
        ['Missing or exploited children', '800-843-5678, National Center for Missing & Exploited Children'],
        ['Poison', '800-222-1222, Poison Help'],
        ['A tip about a federal crime', '800-225-5324 or tips.fbi.gov'],
      ],
    },
  },
  'Outside the United States, look up the numbers of your country today and write them on the first page of your notebook.',
]

/** The course handbook on /documentation. */
export const handbook: Readonly<Record<HandbookSection, readonly LessonBlock[]>> = {
  introduction,
  'how-to-study': howToStudy,
  'practice-safely': practiceSafely,
  'reading-offline': readingOffline,
  'progress-and-search': progressAndSearch,
  bounties,
  'packages-and-levels': packagesAndLevels,
  'conduct-and-law': conductAndLaw,
  glossary,
  help,
}
