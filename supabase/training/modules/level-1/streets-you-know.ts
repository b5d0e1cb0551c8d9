import { box, disc, line, paper, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import { clock, way } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const staffed = (x: number, name: string, hours: string) =>
  box(x, 50, 92, 44, { fill: tone }) + words([x + 8, 67], name) + clock([x + 17, 82], 8) + words([x + 32, 87], hours)

export default {
  id: 'level-1-streets-you-know',
  level: 1,
  version: 1,
  changes: [],
  title: 'Streets you know: fourteen days',
  description: 'A sheet and a hand-drawn map: staffed places, second doors, the way without a phone, and fewer traces.',
  buildsOn: ['notice-a-follower', 'routes-and-exits', 'break-away', 'navigate-without-a-phone', 'leave-fewer-traces'],
  text: {
    content: [
      'Week 2 gave you the rules for leaving. They work only where you know the doors, the hours and the corners. In fourteen days, ten minutes at a time, you make one map by hand and learn it with your feet. Tick a day when its last column is true; without a tick the row comes again tomorrow.',
      { heading: 'Before you go out' },
      {
        list: [
          'Practice in daylight, or with company, and let one person know where you are.',
          'Follow nobody, not even as an exercise. Test nobody in an empty place.',
          'If somebody really seems to follow you, the practice is over. Go to the nearest marked place, speak to one person there, call 911, and write it down afterwards. If you are threatened, or no such place is near, call 911 while you walk.',
          'This sheet shows where you live, which ways you take and when. Hang it inside a cupboard door.',
        ],
      },
      { heading: 'The sheet' },
      {
        table: {
          caption: 'Fourteen days on streets you know',
          head: ['Day', 'Up to ten minutes', 'Tick it when'],
          rows: [
            [
              '1 Map',
              'From memory, draw your home, the four lines around it and your two usual ways. Correct them in a second color.',
              'Every line has its name',
            ],
            [
              '2 Map',
              'Mark four staffed places with their hours. Phone or look; do not guess.',
              'Four names, four closing times',
            ],
            [
              '3 Doors',
              'At home, find the second way out. In an apartment house walk to the other stairs and count the doors.',
              'You stood there and know that it opens',
            ],
            [
              '4 Doors',
              'Find the second door of a store, clinic or church. Leave alarmed doors shut.',
              'You know where it leads, or you asked',
            ],
            [
              '5 Eyes',
              'On a walk or a ride look around at five natural moments: a crossing, a window, a stop. Name the nearest person by shoes and jacket.',
              'Five looks, nobody stared at',
            ],
            [
              '6 Eyes',
              'At three places that have nothing in common ask: who was at the last one too? Find a harmless reason.',
              'Three answers in the log',
            ],
            [
              '7 Eyes',
              'Write a test for a follower with real street names, one on foot, one by car. Go through them on the map.',
              'No empty street, no dead end, not your door',
            ],
            [
              '8 Away',
              'Walk from your stop or parking space to the nearest marked place, in everyday shoes. Time it.',
              'The minutes are on the map',
            ],
            [
              '9 Away',
              'March or circle your arms for a minute, then ask a person in a picture for help: “You in the green shirt …”. Five times.',
              'Under four seconds, though out of breath',
            ],
            [
              '10 Away',
              'At three spots without a house number say how a dispatcher finds you: crossing streets, store sign, pole number.',
              'A stranger could drive there',
            ],
            [
              '11 Way',
              'At three corners, phone in your pocket, point north and point home. Check with the map.',
              'Both right at two of three',
            ],
            [
              '12 Way',
              'By day, phone switched off: five minutes out along a street you seldom use, and back. Tell a friend when to expect you.',
              'Back on time, with one new landmark on the map',
            ],
            [
              '13 Traces',
              'Go through the apps and the people that can see your location. Read the note below first.',
              'Whatever stays has a reason',
            ],
            ['14 All', 'Go ten minutes of your second way. Then do the three checks.', 'Three answers are written down'],
          ],
        },
      },
      {
        note: 'Before day 13',
        text: 'If somebody close to you may be watching your phone, leave its settings alone: the person may notice a change. Use a device that they can’t reach, and make a plan with an advocate first. The National Domestic Violence Hotline answers at 800-799-7233.',
      },
      { heading: 'If your days look different' },
      {
        list: [
          'A bad knee: do days 5 and 6 sitting on a bus or at a window. On day 12 trace the street on the map, then let someone drive you along it. Your own pace on day 8 decides which place is near enough.',
          'A village: if the nearest staffed place is miles away, mark households that have agreed to open, and when they are home. A volunteer fire station may be empty. Your lines are a creek, a railroad, a power line. On day 5 look at cars.',
          'A city apartment: lobby, laundry room and garage count as streets. If there is only one way out, ask the manager or the fire department what to do in a fire.',
          'Alone: a text to a friend before and after replaces company by day.',
        ],
      },
      { heading: 'Two pages of a log' },
      'The left page is for practice: day, place, what surprised you. Most lines will say that the man from the bank also buys bread. The right page is for what stays odd: date, time, place, what happened, word for word what was said, who else saw it. If the same person is on the right page twice, show it to someone you trust and ask the police or a victim advocate, whom the police can name, what to do. If one time frightens you, don’t wait for a second.',
      { heading: 'When you may go on' },
      {
        list: [
          'Set a timer for three moments of a day away from home. At each ring you name the nearest marked place and its closing time within five seconds.',
          'At two of three corners you point home and north correctly.',
          'You can say, corner by corner, a second way that you used this month.',
        ],
      },
      'What fails gets its rows again: 2 and 8 for the first, 1 and 11 for the second, 12 and 14 for the third. Repeat the checks on the first of every month, because stores change their hours and gates get locked. The counts and seconds are our own measure.',
    ],
    subsections: [
      'A marked place has a name and an hour',
      'Sites change: check the map once a month',
      'Most repeats are harmless; show two odd ones to somebody',
      'Practice ends where a real worry begins',
    ],
    practice: [
      'Tonight: one sheet of paper, two colors, and the cupboard door. Do day 1 before you look at any map.',
      'Send one friend a single line: “From now on, … on the phone means that I am followed. Stay on and listen.” Put your own harmless words in place of the dots.',
      'After day 14 fold a small copy into your wallet: four places, hours, minutes. No name and no address.',
    ],
    mistake:
      'Drawing the map that the phone shows. It knows every street and not one locked gate. Only what you have walked, asked or tried belongs on yours; the rest gets a question mark.',
    reading: [
      { title: 'Stalking Incident and Behavior Log', by: 'Stalking Prevention, Awareness, and Resource Center (SPARC)' },
      { title: 'TC 3-25.26, Map Reading and Land Navigation', by: 'U.S. Army' },
      { title: 'Calling 911', by: 'National 911 Program, 911.gov' },
      { title: 'Stalkerware: What To Know', by: 'Federal Trade Commission' },
    ],
  },
  drawing: {
    after: 5,
    height: 240,
    alt: 'A map with a home and a bus stop. The usual way is dashed and runs along a long fence. The second way is drawn bold and passes a drugstore, open till ten, and a hospital, open all night.',
    caption: 'The second way has more corners, and it passes two doors behind which somebody works.',
    svg: sheet(
      'level-1-streets-you-know',
      240,
      box(12, 174, 40, 34, { fill: tone }) + line('M8 176l24-18 24 18M28 208v-14h9v14', { fill: tone }),
      words([32, 228], 'Home', { anchor: 'middle' }),
      disc([272, 40], 11, { fill: paper }) + disc([272, 40], 4, { fill: 'currentColor' }),
      words([272, 20], 'Bus', { anchor: 'middle' }),
      line('M62 198H272V58', { dash: '3 6' }),
      line(`M84 210h160${Array.from({ length: 11 }, (_, post) => `M${84 + post * 16} 205v10`).join('')}`),
      words([164, 232], 'Long fence', { anchor: 'middle' }),
      way('M32 150V104H150V40H254', [254, 40], 0),
      staffed(44, 'Drugstore', 'till 10') + staffed(166, 'Hospital', 'all night'),
      words([44, 124], 'Second way', { fill: signal }),
      words([84, 188], 'Usual way'),
    ),
  },
  drill: {
    title: 'The map face down',
    needs: ['Your map', 'A pen', 'A clock', 'A chair, if you like to sit'],
    steps: [
      {
        minutes: 2,
        text: 'Map face down: say the four lines, the four marked places and their closing times. Turn it over and check.',
      },
      {
        minutes: 2,
        text: 'Choose three spots on your ways. For each say the nearest marked place, the minutes to it and the corner where you turn.',
      },
      {
        minutes: 2,
        text: 'March or circle your arms for a minute. Then ask one person in a picture for help, and say where you are. Twice.',
      },
      {
        minutes: 3,
        text: 'Close your eyes. Point north, point to your stop, then say your second way corner by corner. Check with the map.',
      },
      { minutes: 1, text: 'Put a question mark where you guessed. Write when you will go and look.' },
    ],
  },
  questions: [
    {
      id: 'level-1-streets-you-know/red-cap',
      kind: 'decide',
      prompt:
        'Day 6. A man in a red cap was at the bank, then at the library. Now, on the market square, you cross at the light and cross back, and so does he. What do you do?',
      options: [
        'Break off and walk to the nearest place on your map.',
        'Finish the row: look for a harmless reason and write it down.',
        'Let him pass and walk behind him, to see where he belongs.',
        'Take the second way home, which he can’t know yet.',
      ],
      why: 'He repeats a detour that only you had a reason for, so the exercise is over. Reasons can be found later, among people. Following him turns you into the follower, and your own door shows him where you live.',
      from: 'If somebody really seems to follow you, the practice is over.',
    },
    {
      id: 'level-1-streets-you-know/fridge',
      kind: 'mistake',
      prompt:
        'Your map hangs on the fridge: home, both ways to work, your hours. Friends, a plumber and the landlord pass it every week. What is wrong here?',
      options: [
        'It tells every visitor where you walk, and when.',
        'It should hang by the front door, so that you see it leaving.',
        'It lacks your full name, in case you lose it somewhere.',
        'It should be a photo on your phone instead of paper.',
      ],
      why: 'The map is a trace too. Inside a cupboard you see it daily and visitors don’t. By the front door even more people read it, a name makes it worse, and a photo leaves you without a map when the battery dies.',
      from: 'This sheet shows where you live, which ways you take and when. Hang it inside a cupboard door.',
    },
    {
      id: 'level-1-streets-you-know/practice-over',
      kind: 'order',
      prompt: 'During a practice walk you notice that somebody really seems to follow you. Put what you do in order.',
      steps: ['Go to the nearest marked place.', 'Speak to one person there.', 'Call 911.', 'Write it down.'],
      why: 'People and walls come before the phone, because a call does not stop anybody who is ten steps away; under a threat you call while you walk. One person who knows can stay with you while you call. Notes come last, from a safe chair, and still on the same day.',
      from: 'Go to the nearest marked place, speak to one person there, call 911, and write it down afterwards.',
    },
    {
      id: 'level-1-streets-you-know/day-13',
      kind: 'decide',
      prompt:
        'It is day 13. For weeks your former partner has known where you had lunch, and you suspect your phone. The list of apps is open in front of you. What do you do?',
      options: [
        'Change nothing, and reach an advocate from another device.',
        'Set every app to “never”, so that it stops within the minute.',
        'Delete the app that you do not know and finish the row.',
        'Write to your former partner that you know how it is done.',
      ],
      why: 'A change may be noticed before you have a plan, and the app is evidence. “Never”, deleting and a message all tell the person that you have found out. An advocate helps you choose the order and the moment.',
      from: 'If somebody close to you may be watching your phone, leave its settings alone: the person may notice a change.',
    },
    {
      id: 'level-1-streets-you-know/village',
      kind: 'recall',
      prompt: 'You live in a village, and the nearest staffed place is miles away. What do you mark on day 2 instead?',
      answer: 'Households that have agreed to open to you, and the hours when they are home.',
      why: 'A place helps only if somebody is there and knows that you may come. A volunteer fire station may be empty, and a house with a light on is a guess until you have asked.',
      from: 'A village: if the nearest staffed place is miles away, mark households that have agreed to open, and when they are home.',
    },
  ],
} satisfies GuidedModule
