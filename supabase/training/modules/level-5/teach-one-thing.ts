import { bold, box, disc, faint, line, sheet, signal, step, tone, words } from '../../../../artwork/lessons/marks.ts'
import { person } from '../../../../artwork/lessons/person.ts'
import { sound } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const size = 0.72
/** A frame of the four with its table; whose hands work is ringed. */
const frame = (left: number, top: number, number: number, label: readonly string[]) =>
  line(`M${left + 8} ${top + 122}h134`, faint) +
  step([left + 18, top + 20], number) +
  label.map((text, index) => words([left + 142, top + 20 + index * 16], text, { anchor: 'end' })).join('')
const table = (left: number, top: number) =>
  box(left + 54, top + 90, 42, 5, { fill: tone }) + line(`M${left + 59} ${top + 95}v27M${left + 91} ${top + 95}v27`)
const works = (left: number, top: number) => disc([left, top], 12, bold)

const drawing = sheet(
  'level-5-teach-one-thing',
  290,
  line('M150 6v122M150 142v122M8 135h284', { width: 1, dash: '1 5' }),
  frame(0, 0, 1, ['You show,', 'silent, then slow']),
  table(0, 0),
  person('you', { at: 34, ground: 122, size, arms: [{ to: [60, 86], elbow: 1 }] }),
  person('other', { at: 118, ground: 122, size, looks: 'left' }),
  works(61, 86),
  frame(150, 0, 2, ['They tell,', 'you do']),
  table(150, 0),
  person('you', { at: 184, ground: 122, size, arms: [{ to: [210, 86], elbow: 1 }] }),
  person('other', { at: 268, ground: 122, size, looks: 'left' }),
  works(211, 86),
  sound([252, 60], 2, -1),
  frame(0, 135, 3, ['They do, you', 'mend one thing']),
  table(0, 135),
  person('you', { at: 34, ground: 257, size }),
  person('other', { at: 116, ground: 257, size, looks: 'left', arms: [{ to: [90, 221], elbow: 1 }] }),
  works(89, 221),
  sound([48, 195], 1),
  frame(150, 135, 4, ['They do it alone,', 'you stand back']),
  table(164, 135),
  person('you', { at: 170, ground: 257, size }),
  person('other', { at: 280, ground: 257, size, looks: 'left', arms: [{ to: [254, 221], elbow: 1 }] }),
  works(253, 221),
  words([150, 284], 'The work moves into the learner’s hands', { anchor: 'middle', fill: signal }),
)

export default {
  id: 'level-5-teach-one-thing',
  level: 5,
  version: 1,
  changes: [],
  title: 'Teach one thing',
  description:
    'Twenty minutes, one skill: show it, slow it down, mend one fault, test it without help, and ask again after days.',
  buildsOn: ['plan-your-training', 'training-with-a-partner'],
  text: {
    content: [
      'To teach well you need one skill that you can do without thinking, one person who wants it, and twenty minutes. Choose something you have practiced for a month. If you can’t do it three times running without a fault, practice it yourself first.',
      { heading: 'One aim' },
      'Write the aim as something that a stranger could see and count: “Maya rolls a person who breathes onto the side, in four steps, without a word from me.” “Maya knows the recovery position” is no aim, since nobody can see it. Then write three things on a card: the steps in at most six words each, the one fault that you expect, and how you will test.',
      { heading: 'Twenty minutes' },
      {
        table: {
          caption: 'More than half of the time belongs to the learner’s hands',
          head: ['Minutes', 'What happens', 'What you say'],
          rows: [
            [
              '0 to 2',
              'Aim, old injuries, stop word, consent to touch',
              '“At the end you do this alone. What should I know about your body?”',
            ],
            ['2 to 3', 'You show it twice at full speed', 'Nothing'],
            ['3 to 5', 'You show it slowly and name each step', 'The words on your card, and no more'],
            ['5 to 7', 'The learner tells you what to do; you do only that', '“Tell me. I wait.”'],
            ['7 to 15', 'The learner does it and names each step', 'After every second try, one correction'],
            ['15 to 18', 'Test: silent, you stand two steps away', '“Show me. I won’t help.”'],
            ['18 to 20', 'What went well, when you ask again', '“Show me tomorrow. Two minutes.”'],
          ],
        },
      },
      { heading: 'Correct one thing' },
      'Watch the whole try before you speak; break in only when someone could get hurt. You may see four faults. Choose the one that is dangerous; if none is, the earliest, because it often causes the next. Say what to do, where, and stop: “Knee up first, then roll.” Leave out what was wrong. If the same fault comes three times, your words have failed: go back to slow, or make the step smaller.',
      { heading: 'Test without help' },
      '“Did you understand?” tests politeness. A test has no hints, no nodding, no hands of yours. Change one small thing, such as the other side of the body or another room. If it fails, write down at which step, practice that step for two minutes, and end. A failed test tells you where to begin tomorrow.',
      { heading: 'Ask again' },
      'A skill shown once soon fades. The gaps are our choice; what counts is that they grow. Ask for it after one day, three days, one week and three weeks, two minutes each, always as a test first and help afterwards. A miss sets the learner back to one day.',
      {
        note: 'The card to copy',
        text: 'Learner. Aim. Steps. Fault I expect. Test passed (yes, or at which step not). Asked again: day 1, day 3, day 7, day 21. What I change next time.',
      },
      { heading: 'Consent to touch' },
      'Ask each time, and say where and why: “May I move your wrist to the cheek, or shall I point?” Wait for a yes in words. Silence, a shrug or “if you must” means that you point. A no needs no reason and changes nothing in your voice. Most touch is unnecessary: stand beside the learner and do the movement together. The agreements of “Training with a partner” hold here too, the stop word first.',
      { heading: 'Children and older people' },
      {
        table: {
          caption: 'Change the frame, keep the respect',
          head: ['With', 'Change', 'Leave out'],
          rows: [
            [
              'A child',
              'Ten minutes, a parent’s permission, another adult in sight, a game: say your name, your address and “we need help” into a toy phone',
              'Frightening stories, secrets, touch to correct, a real phone that can dial',
            ],
            ['A teenager', 'Let them teach it back to you on the same evening', 'Jokes at their cost before others'],
            [
              'An older person',
              'Ask what hurts; chair or table instead of floor; good light, large print, radio off, your face turned to them',
              'Baby talk, hurry, the floor unless they choose it and get up alone',
            ],
          ],
        },
      },
      { heading: 'When you may teach the next thing' },
      'Teach the same skill to three people. If two of them pass the test on day 7 without help, your lesson works: teach another skill. If fewer do, change the lesson and keep the people. You are not an instructor by this: you give no certificate, and for compressions, tourniquets and falls you send people to a certified course.',
    ],
    subsections: [
      'One aim that a stranger could see and count',
      'Show, slow, they tell, they do, test',
      'One correction at a time, said as what to do',
      'Day 1, day 3, day 7, day 21: test first, help after',
      'Ask before every touch; anything but a yes means point',
    ],
    practice: [
      'Day 1: fill in a card for one skill from the course that needs no touch, such as the first sentence of a 911 call or the rounds of breathing.',
      'Day 2: teach it to a friend by the table, with a timer in sight. With their yes, record the sound, listen once and delete it: for how many minutes did you talk?',
      'Days 3, 5 and 9: ask again, two minutes, and write the result on the card.',
      'In the second week teach a skill in which you would have to touch, and count how often you could point instead.',
    ],
    mistake:
      'Telling everything that you know. New teachers fill silence with stories, exceptions and a second method, and the learner’s hands lie still. If you have talked for a minute, stop and say, “Your turn.”',
    reading: [
      { title: 'Make It Stick', by: 'Peter C. Brown, Henry L. Roediger III and Mark A. McDaniel' },
      { title: 'Peak: Secrets from the New Science of Expertise', by: 'Anders Ericsson and Robert Pool' },
      { title: 'Experience and Education', by: 'John Dewey' },
    ],
  },
  drawing: {
    svg: drawing,
    height: 290,
    after: 5,
    alt: 'Four pictures at a table. You show with your hands while the learner watches. The learner tells and your hands do it. The learner’s hands do it and you say one thing. The learner does it alone while you stand back, silent. A ring marks the hands that work.',
    caption: 'First your hands work, then theirs. At the end you stand back and are silent.',
  },
  drill: {
    title: 'The half-length lesson',
    needs: [
      'One person, or an empty chair that you talk to',
      'A skill without touch, such as the breathing count',
      'A card, a pen, a timer',
    ],
    steps: [
      { minutes: 2, text: 'Write the card: aim, steps in at most six words each, the fault that you expect, the test.' },
      { minutes: 1, text: 'Say the aim and ask what you should know. Then show the skill once at full speed, silent.' },
      { minutes: 1, text: 'Show it slowly and say only the words of the card.' },
      { minutes: 3, text: 'They tell you, then they do it. After every second try one correction, said as what to do.' },
      {
        minutes: 2,
        text: 'Test from two steps away. No hint, no nod. With a chair: do it yourself with eyes shut, and name the steps.',
      },
      { minutes: 1, text: 'Agree on tomorrow’s two minutes. Write what you will change and for how long you talked.' },
    ],
  },
  questions: [
    {
      id: 'level-5-teach-one-thing/four-faults',
      kind: 'decide',
      prompt:
        'Ray practices rolling you onto your side. He forgets the near arm, holds his breath, speaks too softly, and his knee comes late. None of it is dangerous. He looks at you. What do you say?',
      options: [
        '“Near arm out first. Once more.”',
        '“Arm, breath, voice and knee: mend those four.”',
        '“You forgot the arm again, and then the knee came late.”',
        '“That was nearly right. Did you understand it all?”',
      ],
      why: 'None is dangerous, so you take the earliest and say what to do. Four at once can’t be held in mind, a list of what was wrong gives no next step, and asking for understanding tests politeness.',
      from: 'Choose the one that is dangerous; if none is, the earliest, because it often causes the next.',
    },
    {
      id: 'level-5-teach-one-thing/twenty-minutes',
      kind: 'order',
      prompt: 'You have twenty minutes for one skill. Put the parts in order.',
      steps: [
        'Aim, old injuries, stop word, consent.',
        'You show it at full speed, silent.',
        'You show it slowly and name the steps.',
        'The learner tells, then does, with one correction at a time.',
        'The learner shows it without help.',
      ],
      why: 'The body and its limits come before the first movement. The whole picture comes before its parts, or the parts have no place. Doing takes most of the time, and only a test without help shows what is left.',
      from: 'Show, slow, they tell, they do, test',
    },
    {
      id: 'level-5-teach-one-thing/shrug',
      kind: 'decide',
      prompt:
        'You ask Carmen, “May I move your wrist to the cheek, or shall I point?” She shrugs and looks at the floor. What do you do?',
      options: [
        'Point, and do the movement beside her.',
        'Move her wrist gently, since she did not say no.',
        'Ask her why it is hard for her, so that she feels free.',
        'Ask again until she has said a clear yes or a clear no.',
      ],
      why: 'A shrug is no yes, so you point; the lesson loses nothing. Touching without a yes breaks trust, asking for reasons or repeating the question puts her under pressure.',
      from: 'Silence, a shrug or “if you must” means that you point.',
    },
    {
      id: 'level-5-teach-one-thing/nodding',
      kind: 'mistake',
      prompt:
        'At minute 15 Omar tests Jun. He stands two steps away, nods at each right step and lifts an eyebrow before the third. Jun makes all four. Omar writes “passed”. What is wrong here?',
      options: [
        'Nods and the eyebrow were help, so it was no test.',
        'He stood too far away to correct a fault in time.',
        'He tested on the first day, when only day 7 counts.',
        'He should have asked Jun first whether all was clear.',
      ],
      why: 'Without the nods nobody knows what Jun would have done. Two steps are the right distance, since nothing is corrected during a test. A test ends each lesson, and asking whether all is clear shows nothing.',
      from: 'A test has no hints, no nodding, no hands of yours.',
    },
    {
      id: 'level-5-teach-one-thing/again',
      kind: 'recall',
      prompt: 'After which days do you ask for a skill again, for how long, and what comes first each time?',
      answer: 'After one day, three days, one week and three weeks. Two minutes each. The test comes first, help afterwards.',
      why: 'The gaps grow so that the learner has to reach for it. Help given first would show you only what was said a moment ago. A miss begins again at one day.',
      from: 'Ask for it after one day, three days, one week and three weeks, two minutes each, always as a test first and help afterwards.',
    },
  ],
} satisfies GuidedModule
