import { box, disc, faint, ink, line, paper, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import { phone } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

/** How much of each evening you lead, of 100. */
const yours = [100, 85, 65, 45, 25, 0] as const
const left = (index: number) => 12 + index * 47
const column = (share: number, index: number) =>
  box(left(index), 84, 38, 100 - share, { fill: paper, stroke: signal, width: 2.5 }) +
  (share ? box(left(index), 184 - share, 38, share, { fill: ink }) : '') +
  words([left(index) + 19, 203], `${index + 1}`, { anchor: 'middle' })
const icon = (index: number, mark: string) => `<g transform="translate(${left(index) + 19} 58)">${mark}</g>`

/** Head and shoulders. */
const head = (x: number) => {
  const y = x ? -4 : 2
  return line(`M${x - 8} ${y + 12}q0-11 8-11t8 11z`, { fill: paper }) + disc([x, y - 6], 5, { fill: paper })
}

const drawing = sheet(
  'level-5-six-evenings',
  254,
  ...yours.map(column),
  line('M6 184h288', faint),
  icon(0, box(-10, -14, 20, 28, { fill: paper }) + line('M-5-7H5M-5 0H5M-5 7H2')),
  icon(1, line('M-15 0q15-18 30 0q-15 18-30 0z', { fill: paper }) + `<circle cx="0" cy="0" r="4" fill="${ink}"/>`),
  icon(2, phone([0, 0], 30) + line('M-2.5 10h5', { width: 2 })),
  icon(
    3,
    box(-13, -10, 26, 22, { fill: paper }) +
      line('M0 8q-8-6-8-10 0-4 4-4 3 0 4 3 1-3 4-3 4 0 4 4 0 4-8 10z', { fill: ink, width: 1 }) +
      line('M-5-10v-5h10v5'),
  ),
  icon(4, line('M-4-14h8v6q6 3 6 8v14h-20V0q0-5 6-8z', { fill: tone })),
  icon(5, [-12, 12, 0].map(head).join('')),
  words([12, 24], 'Evening by evening you lead less'),
  words([12, 226], 'Filled: led by you'),
  words([12, 246], 'Open: led by others', { fill: signal }),
)

export default {
  id: 'level-5-six-evenings',
  level: 5,
  version: 1,
  changes: [],
  title: 'Six evenings with neighbors',
  description:
    'A small group from the first invitation to the evening on which someone else leads it: plan, room, money, rules, register, handover.',
  buildsOn: ['neighbors-in-an-emergency', 'plan-your-training', 'see-it-early'],
  text: {
    content: [
      'You have a list of neighbors, a plan for your own week and an eye for a street. This module puts them into six evenings of ninety minutes, one a week, for six to twelve adults. At the end the group can do a few things well, and it can do without you.',
      { heading: 'Two weeks before' },
      {
        steps: [
          'Find one person who does it with you. Alone, you cancel the first time you are ill.',
          'Ask for a room: library, school, fire station, place of worship. It needs no steps at the door, a toilet, light outside, and no alcohol. Ask in writing what it costs, who locks up, how many may be inside, and whether you need insurance.',
          'Ask a certified instructor for evening four: local Red Cross, Stop the Bleed, fire department. They need the most notice.',
          'Knock at twelve doors and hand over a card: “Six Tuesdays, 7:00 to 8:30, library, room B. We practice what to do until help comes. Free. No experience needed. Questions: Ana, 555-0142.”',
        ],
      },
      { heading: 'What each evening holds' },
      {
        table: {
          caption: 'Six evenings, each with something on paper at the end',
          head: ['Evening', 'Practice', 'Who leads', 'On paper afterwards'],
          rows: [
            ['1. Who we are', 'Names, rules, the list of ten households, with permission', 'You', 'List and rules, agreed'],
            [
              '2. See the street',
              'A walk in twos: baseline, dark corners, hydrants, two ways out',
              'You; a neighbor leads one pair',
              'Map, one repair to report to the city',
            ],
            [
              '3. Call and write',
              'Mock 911 calls with switched-off phones; notes within ten minutes',
              'A neighbor leads twenty minutes',
              'Each person’s first sentence',
            ],
            ['4. First aid', 'Hands-on with the instructor', 'Instructor; a neighbor hosts', 'Date of the next full course'],
            [
              '5. Three days at home',
              'Water, medicine, light; one table for each',
              'A neighbor leads half',
              'Each household’s three gaps',
            ],
            [
              '6. The first hour',
              'Twenty minutes of exercise, twenty of talk, handover',
              'Neighbors; you watch',
              'Sheet, register, folder',
            ],
          ],
        },
      },
      'Every evening has the same shape. Ten minutes for arriving. Ten for recall without paper: “What did we do last Tuesday? Show me.” Forty-five of practice in twos. Fifteen to talk. Ten for next week’s task and chairs. End on time, also in the middle of a good talk.',
      { heading: 'Money' },
      {
        list: [
          'Room: often free in libraries and schools. Paper, pens, name tags: one small purchase.',
          'Gloves and bandages for practice: ask the instructor what they bring.',
          'Stop the Bleed classes are often free; CPR courses with a card usually cost a fee for each person. Say the price before evening one.',
          'A jar by the door, no fee at the door. Two people count it and write the sum. Nobody stays away for money.',
        ],
      },
      { heading: 'Rules, read aloud on evening one' },
      {
        list: [
          'Come when you can, leave when you want, say no to any exercise.',
          'We look at places, and we report acts. How somebody looks is never a reason to write them down.',
          'No patrols, no following, no pictures of people, no names online.',
          'No weapons and no alcohol in the room. Touch only after a yes. “Stop” stops everyone.',
          'What a person tells about their health stays on the paper they allowed, or nowhere.',
        ],
      },
      { heading: 'The register' },
      'One sheet, five columns: name, skill, date, seen by, ask again on. “Seen” means that the person did it without help while another watched. Ask again a week later; after a miss, the row stays open. Everybody may see their own row and cross it out. One person keeps the sheet, on paper only, and shreds it when the group ends. It says what was seen in a library on a Tuesday, and nothing more.',
      {
        note: 'When to go on',
        text: 'Go to the next evening when half of those present show last week’s skill without help. If not, repeat it for twenty minutes and shorten the new part. Below four people, two times running: pause, ask each one why, change the day.',
      },
      { heading: 'What you must not promise' },
      'Say it on evening one and write it on the card: “We are neighbors who practice. We give no certificates and have no powers that any other person lacks. We don’t replace 911, and we can’t promise that anyone will come.” Never call the group a patrol, a unit or a force. Who wants more finds it in a certified course, or in the county’s Community Emergency Response Team, which trains and guides its volunteers.',
      { heading: 'Handing on' },
      'Look for two successors from evening two: those who put out chairs and ask quiet people. Give them twenty minutes, then half, then all, and write one line of thanks and one of advice after each. On evening six you hand over the folder in front of everyone: list, register, rules, map, key, sum in the jar, instructor’s number, dates, and a page named “What went wrong”. Then the group meets every three months, and you sit in the second row.',
    ],
    subsections: [
      'Six to twelve adults, ninety minutes, the same shape each time',
      'Places and acts, never looks; no patrols',
      'A skill is on the register when someone saw it without help',
      'No certificates, no powers, no promise to come',
      'Two successors from evening two, the folder on evening six',
    ],
    practice: [
      'Today, write the name of the one person who might do it with you. Ask them by voice this week.',
      'Visit the room at the hour of the meeting. Sit in the last row and find the light switches, two exits, the first aid kit and the defibrillator, if there is one.',
      'Say the sentence of what you don’t promise until you can say it without paper.',
      'After each evening write three lines within the hour: who came, what took too long, whose turn it is to lead.',
    ],
    mistake:
      'Becoming the one who can’t be missed. If you hold the key, the list and every talk, the group ends with your first move to another town. Ask on each evening: who else can do this next week?',
    reading: [
      { title: 'Community Emergency Response Team Basic Training Participant Manual', by: 'Federal Emergency Management Agency' },
      { title: 'Are You Ready? An In-depth Guide to Citizen Preparedness', by: 'Federal Emergency Management Agency' },
      { title: 'Stop the Bleed course', by: 'American College of Surgeons' },
    ],
  },
  drawing: {
    svg: drawing,
    height: 254,
    after: 5,
    alt: 'Six columns, one for each evening, under pictures of a list, an eye, a phone, a first aid kit, a bottle of water and a group. The part that you lead fills the whole first column and shrinks each time; on the sixth it is gone and others lead all of it.',
    caption: 'Six evenings, six subjects. Your part shrinks each time, and on the sixth you watch.',
  },
  drill: {
    title: 'The folder on one sheet',
    needs: ['A sheet of paper folded into four', 'A pen, a calendar, a timer', 'Your list of ten households, if you have it'],
    steps: [
      {
        minutes: 2,
        text: 'First quarter: who. Write twelve doors, a partner, and two people who might lead later. Guess; nobody else sees it.',
      },
      {
        minutes: 2,
        text: 'Second quarter: where and when. Two rooms to ask, six dates, the instructor’s office to call for the fourth.',
      },
      {
        minutes: 3,
        text: 'Third quarter: evening one by the minute. Ten, ten, forty-five, fifteen, ten. Write the first sentence that you will say.',
      },
      {
        minutes: 1,
        text: 'Fourth quarter: the five columns of the register, with one row for yourself. Which skill, seen by whom?',
      },
      { minutes: 1, text: 'Stand up and say aloud what you don’t promise: certificates, powers, that anyone will come.' },
      { minutes: 1, text: 'Circle the one call that you make tomorrow, and put it into the calendar.' },
    ],
  },
  questions: [
    {
      id: 'level-5-six-evenings/stranger-on-the-walk',
      kind: 'decide',
      prompt:
        'On the walk of evening two, a neighbor points at a young man on a bench. “I’ve never seen him. Put him on the map, I’ll take a picture.” What do you say?',
      options: [
        '“We note places and acts. What did he do?”',
        '“No picture, but we can write down how he looks.”',
        '“Take it from far away, and share it in our chat only.”',
        '“Let’s go over in twos and ask him where he lives.”',
      ],
      why: 'Sitting on a bench is no act to report. Writing down looks, sharing a picture even in a small chat, and questioning a stranger turn a neighbor into a suspect. If he did something, that is what you report.',
      from: 'We look at places, and we report acts. How somebody looks is never a reason to write them down.',
    },
    {
      id: 'level-5-six-evenings/evening-shape',
      kind: 'order',
      prompt: 'An evening of ninety minutes has five parts. Put them in order.',
      steps: [
        'Ten minutes to arrive.',
        'Ten minutes of recall, without paper.',
        'Forty-five minutes of practice in twos.',
        'Fifteen minutes to talk.',
        'Ten minutes for the next task and the chairs.',
      ],
      why: 'Recall stands before the new skill, while nobody has been reminded yet. Talk follows practice, so that there is something to talk about. The last ten minutes give each person a task and end on time.',
      from: 'Ten minutes for arriving. Ten for recall without paper: “What did we do last Tuesday? Show me.” Forty-five of practice in twos. Fifteen to talk. Ten for next week’s task and chairs.',
    },
    {
      id: 'level-5-six-evenings/half-missed',
      kind: 'decide',
      prompt:
        'Evening five begins. Of ten people, three can still show, on a pillow, how one presses on a wound. The water jugs stand ready. What do you do?',
      options: [
        'Repeat the pressing for twenty minutes and shorten the rest.',
        'Go on, since water and light matter to more people than wounds do.',
        'Send the seven home to practice and go on with the three.',
        'Skip the talk at the end of the evening and go on as planned.',
      ],
      why: 'Less than half could show it, so it comes back for twenty minutes and the new part gets shorter. Going on leaves a gap for good, sending people home loses them, and the talk is where questions come up.',
      from: 'If not, repeat it for twenty minutes and shorten the new part.',
    },
    {
      id: 'level-5-six-evenings/flyer',
      kind: 'mistake',
      prompt:
        'A flyer says: “Oak Street Response Unit. Six evenings, free, library. Certified by us after evening six. When you call, we come.” What is wrong here?',
      options: [
        'It promises a certificate, a force and help that nobody can promise.',
        'It says “free”, although each person will have to pay for the whole course.',
        'It names the library, which a group of neighbors should never make public.',
        'It invites strangers, although only the ten households on the list may come.',
      ],
      why: 'You give no certificates, “unit” sounds like powers, and nobody can promise to come. Free is fine if you say what a later course costs, a public room may be named, and a group lives from being open.',
      from: 'We give no certificates and have no powers that any other person lacks. We don’t replace 911, and we can’t promise that anyone will come.',
    },
    {
      id: 'level-5-six-evenings/seen',
      kind: 'recall',
      prompt: 'Which five columns does the register have, and what does “seen” mean?',
      answer: 'Name, skill, date, seen by, ask again on. Seen means: done without help while another person watched.',
      why: 'Coming to an evening is no skill, so being present does not count. Who saw it and when it is asked again keep the sheet honest. It is a note for the group and no certificate.',
      from: 'One sheet, five columns: name, skill, date, seen by, ask again on. “Seen” means that the person did it without help while another watched.',
    },
  ],
} satisfies GuidedModule
