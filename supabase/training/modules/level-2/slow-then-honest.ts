import { arrowhead, box, faint, line, sheet, signal, words } from '../../../../artwork/lessons/marks.ts'
import { joints, person } from '../../../../artwork/lessons/person.ts'
import type { GuidedModule } from '../../training-text.ts'

const stages = [
  ['Agree', 1],
  ['Slow', 2],
  ['Light', 3],
  ['Honest', 6],
] as const

/** A stage: the two who train, the grip of ten that is allowed, and the way back to the stage before. */
const stage = ([name, grip]: readonly [string, number], index: number) => {
  const left = 4 + index * 74
  const middle = left + 35
  const held = joints({ at: left + 16, ground: 104, size: 0.56, lean: 4, legs: ['-20 -22', '20 2'], arms: ['50 92'] })
  return (
    line(`M${left + 2} 104h66`, faint) +
    person('you', held) +
    person('other', {
      at: left + 54,
      ground: 104,
      size: 0.56,
      looks: 'left',
      lean: 2,
      arms: [{ to: held.arms[0]?.[1] ?? [0, 0], elbow: 1 }],
    }) +
    Array.from({ length: 10 }, (_, cell) =>
      box(middle - 10, 216 - cell * 10, 20, 8, cell < grip ? { fill: signal, stroke: signal, width: 1 } : { width: 1 }),
    ).join('') +
    words([middle + 16, 225 - (grip - 1) * 10], `${grip}`, { fill: signal }) +
    words([middle, 244], name, { anchor: 'middle' }) +
    (index === 0 ? '' : line(`M${middle - 8} 254q-29 18-58 2`) + arrowhead([middle - 66, 256], 205))
  )
}

export default {
  id: 'level-2-slow-then-honest',
  level: 2,
  version: 1,
  changes: [],
  title: 'Slow, then honest',
  description: 'Get free of a grip with a partner, in four stages of resistance and six meetings.',
  buildsOn: ['getting-free', 'training-with-a-partner'],
  text: {
    content: [
      'You know the path from Week 3: step in, soften the elbow, turn to the thumb, elbow to the ribs, two steps back, leave. Here it meets a hand that gives up less and less easily. Every round leads out and away. Nobody strikes, and the holder does nothing but grip.',
      { heading: 'Before the first touch' },
      'Say the five agreements of Week 3 aloud. Then add three that belong to this module.',
      {
        list: [
          'The word. “Stop” always counts, whoever says it: you, your partner, someone on the bench. Both open their hands, take a step back and breathe out. Nobody has to give a reason. A tap means the same.',
          'The line. In these rounds you call “Let go!”. Nobody says “stop” as part of a scene, so it is never in doubt. You train “Stop. Stay back.” in the voice drills of Week 1.',
          'The number. Ten is as hard as the holder can grip. Try ten, six and three on a rolled towel, so that you both know them. The one who is held may always name a lower number.',
        ],
      },
      'The holder takes the forearm just above the wrist, over a long sleeve. A real door is in sight. If a wrist, elbow or shoulder hurts, has been operated on or is replaced, ask your doctor first, and stay with the first two stages until then. If being held brings back something that happened to you, do the steps in the air, with nobody touching you. That is training too.',
      { heading: 'Four stages' },
      'First you learn the path, then to find it on either side, then to keep it against some resistance, and last to find it unannounced.',
      {
        table: {
          caption: 'Go on when the last column is true for the left and for the right',
          head: ['Stage', 'The holder', 'You', 'Done when'],
          rows: [
            [
              '1 Agree',
              'Says “now”, takes the agreed wrist, grips at one',
              'Name each part of the path aloud',
              'Ten of ten without a jerk',
            ],
            [
              '2 Slow',
              'Chooses the wrist, grips at two, moves along with you',
              'Take five seconds to get free',
              'Nine of ten on the same path, none hurried',
            ],
            [
              '3 Light',
              'Chooses the wrist, grips at three, ten seconds at most',
              'Walking speed, “Let go!”, door',
              'Eight of ten, and you never held your breath',
            ],
            [
              '4 Honest',
              'Chooses wrist and moment, grips at six, five seconds at most',
              'The same, without knowing when',
              'Six of ten, and you can say why the others failed',
            ],
          ],
        },
      },
      'Honest means that the hand opens when you have opened it, and no sooner. The holder does not give the grip away, and does not jerk, twist or pull. Six is our limit, as the counts in the table are ours. More strains wrists and teaches little.',
      'Some grips will not open for you, above all if the holder is much stronger. Better to find that out here. Write down what you could have done five seconds earlier: more room, a louder voice, a place with people.',
      { heading: 'Six meetings' },
      {
        table: {
          caption: 'Twenty minutes each, with a day or more between them; both of you take both parts',
          head: ['Meeting', 'What you do'],
          rows: [
            ['1', 'Agreements, stop test, Agree'],
            ['2', 'Agree for five minutes, then Slow'],
            ['3', 'Slow, both sides'],
            ['4', 'Slow for five minutes, then Light'],
            ['5', 'Light, then three rounds of Honest'],
            ['6', 'One round of each stage, then Honest'],
          ],
        },
      },
      'If a stage isn’t done, the next meeting begins with it. The plan grows longer, and that is all right.',
      { heading: 'When to go back a stage' },
      {
        list: [
          'Fewer than half of the last ten came free.',
          'Twice in a row you pulled with the arm alone, held your breath or sped up.',
          'Something hurt. That side rests for the day, and next time it starts one stage lower.',
          'One of you is angry, giddy or very tired.',
          'More than a week has passed: one stage back. With a new partner, begin at Agree.',
        ],
      },
      'Either of you says “One back”, and the other goes along without discussion.',
      { heading: 'What the holder does' },
      'You decide how much your partner learns. Keep to the number. Once your grip is open, let it open: a thumb that hooks on gets sprained. When your partner is free, stay where you are until they are at the door. Then say one thing that you felt, such as “Your arm moved before your feet.”',
    ],
    subsections: [
      '“Stop” always counts, whoever says it, and is never part of a scene',
      'Grip at one, two, three and six of ten, never more',
      'Done means counted, on both sides, with breath',
      'Going back a stage needs no discussion',
      'Every round ends at the door',
    ],
    practice: [
      'Begin each meeting with the stop test: while the grip is on, one of you says “stop” in an everyday voice. Hands are open within a second. Three times, once from a person who only watches.',
      'Keep a log with one line a meeting: date, partner, stage, freed of ten left and right, breath held or not, what moved first. Fill it in before you talk.',
      'End each meeting with three rounds in which the hand never reaches you: as it comes, step off at an angle, say “Back up!” and walk out of the door.',
      'After meeting 4, do one meeting with another partner. Begin at Agree and note what you had learned about only one pair of hands.',
    ],
    mistake:
      'Helping each other. The holder opens the hand because you made an effort, both of you are pleased, and you are at Honest after one evening. You have trained against an obedient hand. Ask after every fifth round: “Did I open that, or did you?”',
    reading: [
      { title: 'Peak: Secrets from the New Science of Expertise', by: 'Anders Ericsson and Robert Pool' },
      { title: 'Motor Learning and Performance', by: 'Richard A. Schmidt and Timothy D. Lee' },
      { title: 'Meditations on Violence', by: 'Rory Miller' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-2-slow-then-honest',
      292,
      words([150, 20], 'How hard the holder grips, of ten', { anchor: 'middle' }),
      ...stages.map(stage),
      words([150, 286], 'In doubt: one stage back', { anchor: 'middle' }),
    ),
    height: 292,
    after: 8,
    alt: 'Four pairs in a row, in each of them one person holds the other by the wrist. Under each pair a column of ten fields shows the grip: one field is filled for Agree, two for Slow, three for Light, six for Honest. Arrows lead back from each stage to the one before.',
    caption: 'The grip grows from one to six of ten, and the way back is always open.',
  },
  drill: {
    title: 'One stage, both parts',
    needs: ['A partner', 'Long sleeves', 'A clear floor and a door', 'A timer', 'The log'],
    steps: [
      { minutes: 2, text: 'Say the five agreements and the three of this module. Do the stop test three times.' },
      { minutes: 1, text: 'Walk the path alone, slowly, left and right, and name its parts aloud.' },
      {
        minutes: 3,
        text: 'You are held, at the stage that your log says. Count how many of ten come free. Every round ends at the door.',
      },
      { minutes: 3, text: 'Change parts. Keep to your partner’s stage, which may be lower than yours.' },
      { minutes: 1, text: 'Fill in the log in silence. Then each of you says one thing that you felt.' },
    ],
  },
  questions: [
    {
      id: 'level-2-slow-then-honest/from-the-bench',
      kind: 'decide',
      prompt:
        'You are in the middle of a round at stage 3 and nearly free. Someone on the bench says “stop”. Your partner thinks that it was meant for the phone. What do you both do?',
      options: [
        'Open your hands, step back, and find out afterwards.',
        'Hold still as you are and look over to the bench first.',
        'Finish the round, since neither of you has said it.',
        'Go on slowly at a lower number until she says it again.',
      ],
      why: 'The word counts whoever says it, and at once. If it was meant for the phone, you lose ten seconds. Looking, finishing or slowing down makes the word something to be discussed, and next time somebody is hurt.',
      from: '“Stop” always counts, whoever says it: you, your partner, someone on the bench.',
    },
    {
      id: 'level-2-slow-then-honest/four-of-ten',
      kind: 'decide',
      prompt:
        'Meeting 4. At Light you freed four of the last ten, and your partner says that you pull with your arm. Five minutes are left. What do you do with them?',
      options: [
        'Say “One back” and do Slow rounds until the timer rings.',
        'Stay at Light, and turn faster so that strength matters less.',
        'Try two rounds of Honest to find out what really works.',
        'Stay at Light, but ask your partner to let go a bit sooner.',
      ],
      why: 'Fewer than half came free: that alone sends you back. At Slow you find the path again. Faster turning covers up a wrong direction, Honest makes everything harder at once, and a partner who lets go sooner trains an obedient hand.',
      from: 'Fewer than half of the last ten came free.',
    },
    {
      id: 'level-2-slow-then-honest/ten-of-ten',
      kind: 'mistake',
      prompt:
        'A cadet writes after the second meeting: “Honest, left side, ten of ten. Whenever I really worked at it, she opened her hand.” What is wrong here?',
      options: [
        'The holder gave the grip away, so nothing was tested.',
        'He counted only ten rounds, and twenty are the least.',
        'He began with the left, though the right comes first.',
        'He wrote numbers, where the log asks for feelings alone.',
      ],
      why: 'She let go because he made an effort. At Honest the hand opens when you have opened it. He also skipped Slow and Light. Ten rounds a side are enough, either side may come first, and the log does ask for numbers.',
      from: 'Honest means that the hand opens when you have opened it, and no sooner.',
    },
    {
      id: 'level-2-slow-then-honest/four-stages',
      kind: 'order',
      prompt: 'Put these rounds in the order in which you train them, from the first stage on.',
      steps: [
        'The holder says “now” and grips at one; you name each part.',
        'The holder chooses the wrist; you take five seconds.',
        'The holder grips at three; you call “Let go!” and walk out.',
        'The holder chooses the moment and grips at six.',
      ],
      why: 'Agree, Slow, Light, Honest. Each stage takes away one thing that helped you: first the agreed side, then the light grip, then the announced moment.',
      from: 'First you learn the path, then to find it on either side, then to keep it against some resistance, and last to find it unannounced.',
    },
    {
      id: 'level-2-slow-then-honest/the-line',
      kind: 'recall',
      prompt: 'What do you call in these rounds instead of “Stop”, and why?',
      answer: '“Let go!”. “Stop” is never part of a scene, so that it is never in doubt.',
      why: 'If “stop” were also a line to act, your partner would have to guess whether you meant it. You train the loud sentence “Stop. Stay back.” in the voice drills of Week 1, where nobody holds you.',
      from: 'In these rounds you call “Let go!”. Nobody says “stop” as part of a scene, so it is never in doubt.',
    },
  ],
} satisfies GuidedModule
