import { arrow, faint, line, sheet, signal, step, tone, words } from '../../../../artwork/lessons/marks.ts'
import { person } from '../../../../artwork/lessons/person.ts'
import { tick, way } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const bed = (x: number) => line(`M${x} 108h88v22h-88zM${x + 6} 130v14M${x + 82} 130v14`, { fill: tone })

export default {
  id: 'level-1-body-law-first-minutes',
  level: 1,
  version: 1,
  changes: [],
  title: 'Body, law and the first minutes: fourteen days',
  description:
    'A sheet for the fridge: stance, breath and soft falls, the law in your own words, and what your hands do afterwards.',
  buildsOn: ['stand-and-move', 'what-the-law-allows', 'first-minutes-after', 'plan-your-training'],
  text: {
    content: [
      'This sheet holds what Week 1 teaches about your body, the law and the first minutes after. The kinds of task are mixed on purpose: coming back to something after a gap helps it stay. Take ten minutes a day, no more. Tick a day when its last column is true; without a tick the row comes again tomorrow. The counts are our own; only the inches above a wound and the presses in half a minute come from first aid.',
      { heading: 'A safe floor' },
      {
        list: [
          'Clear: your arms turn freely, no rug that slides, no socks, no table corner, no stairs behind you.',
          'Soft: falls only on a bed, a mattress, a mat or thick grass without stones. Never on tile, wood or concrete.',
          'Leave the fall rows out if you are pregnant, take blood thinners, have thin bones or a replaced joint, get dizzy, have hit your head lately, or have trouble with neck or back. Repeat day 1 instead, and ask your doctor before you come back to them. With a heart condition, or after years without moving, ask before day 1.',
        ],
      },
      { heading: 'The sheet' },
      {
        table: {
          caption: 'Fourteen days for body, law and the first minutes',
          head: ['Day', 'Up to ten minutes', 'Tick it when'],
          rows: [
            [
              '1 Body',
              'Take your stance at the kitchen counter, one hand on it. Breathe two rounds. Three times.',
              'Soft knees all the way',
            ],
            [
              '2 Law',
              'Find your state’s self-defense statute. Copy one sentence, with its number and today’s date.',
              'Number and date are on paper',
            ],
            [
              '3 After',
              'Write where you live as a caller says it: street and number, floor, cross street. Say it aloud. Do not dial.',
              'Out within eight seconds, twice',
            ],
            [
              '4 Body',
              'A half-full cup in one hand: step forward, back, left, right. Five rounds.',
              'Nothing spilled, no feet crossed',
            ],
            [
              '5 Fall',
              'Lie on the bed without a pillow. Tuck your chin, breathe out, slap both forearms down beside you. Eight times.',
              'Chin first, every time',
            ],
            [
              '6 After',
              'Run your hands over yourself from head to foot. Look at your palms after head, chest and belly, back, arms, legs.',
              'Five looks, under a minute',
            ],
            ['7 Law', 'Fill in the five lines below.', 'No line is copied'],
            [
              '8 Body',
              'March on the spot, or circle your arms on a chair, for a minute. Breathe two rounds. Write your address.',
              'You can read it',
            ],
            [
              '9 Fall',
              'Sit in the middle of the bed, with room to lie down behind you. Chin down, breathe out, roll back, slap. Six times.',
              'No held breath, and the head stayed off the mattress',
            ],
            [
              '10 After',
              'Stuff a pant leg with towels and tape three wounds on it. Press a folded cloth on one, arms straight. For each, lay a strip where a tourniquet goes: two to three inches above it, on the hip side; if the knee is in the way, above the knee.',
              'Two minutes without letting go; three right places',
            ],
            ['11 Law', 'Say the five lines to somebody or to a recorder, without the paper.', 'All five, in any order'],
            [
              '12 Fall',
              'On a mattress on the floor: sit, roll back, slap, get up over your side. Five times. Squat low instead of sitting only if it came easily.',
              'Five rolls with a breath out, and nothing hurts',
            ],
            [
              '13 After',
              'Press a firm cushion to the clock, one hand on the other: thirty seconds, rest, four times. Count aloud.',
              'Fifty to sixty in each half minute',
            ],
            ['14 All', 'The ten-minute drill, without reading along.', 'The order came from memory'],
          ],
        },
      },
      'Lying, then sitting on the bed, then on a mattress on the floor: the falls stay in this order. A fall row opens only when the one before it has its tick and nothing hurts the next morning.',
      { heading: 'The law in five lines' },
      'Finish each line so that a twelve-year-old could follow it. Use the statute, not your memory. If you find none, look for your state’s jury instructions on self-defense; some states leave much of this law to the courts.',
      {
        list: [
          '“In my state I may use force when …”',
          '“Deadly force is allowed only when …”',
          '“If I can leave safely, must I? In public: … At home: …”',
          '“My right ends when …”',
          '“I will not fight over …”',
        ],
      },
      'Below them write the number of the statute, the date you read it, and one question for a lawyer. The lines are there so that you understand. They are no legal advice.',
      { heading: 'If your days look different' },
      {
        list: [
          'A bad knee: make the steps a hand’s width long, or sit with one foot half a step ahead. Repeat day 9 in place of day 12. Put the cushion on a low, firm table.',
          'Alone: keep a phone within reach on fall days, and tell someone when you will be done.',
          'An apartment: slap a mattress, not the floor, and march by lifting your heels.',
          'A village or a farm: on day 3 add the mile marker or landmark, what the gate looks like, and who can stand at the road to wave.',
        ],
      },
      { heading: 'What goes wrong in practice' },
      'A cloth teaches the order and the hands. It can’t teach how deep you press or how tight a band must be. Outside a class, never tighten a tourniquet on anybody for practice. Book Stop the Bleed and a CPR course before day 14. Should you reach 911 by accident, stay on the line and say so.',
    ],
    subsections: [
      'Chin first, breath out, then the floor',
      'Five lines in your own words, with a date',
      'Where you are, within eight seconds',
      'Fifty to sixty presses in half a minute',
    ],
    practice: [
      'Before day 1: choose the place for the falls, measure it with your arms, and move what is hard.',
      'Log each day in one line: day, where, what came late, any pain. “Day 9, bed, held my breath twice.”',
      'A week after day 14, with the sheet turned over: the address, the five lines, half a minute of presses. What is gone goes on a new sheet. Then test it again after a month.',
    ],
    mistake:
      'Doing the rows that you like. Whoever enjoys moving lets the law slip, and whoever likes to read never presses a cloth. The row that you would rather skip is the one to do in the morning.',
    reading: [
      { title: 'Stop the Bleed course', by: 'American College of Surgeons' },
      { title: 'Hands-Only CPR', by: 'American Heart Association' },
      {
        title: 'Check for Safety: A Home Fall Prevention Checklist for Older Adults',
        by: 'Centers for Disease Control and Prevention',
      },
      { title: 'Self-defense, in Wex Legal Encyclopedia', by: 'Legal Information Institute, Cornell Law School' },
    ],
  },
  drawing: {
    after: 6,
    height: 216,
    alt: 'Three steps, one after the other: lying on a bed, sitting on a bed, sitting on a mattress on the floor. In each the chin is tucked. Between them stands a tick: no pain the next morning.',
    caption: 'The falls come in three steps. A tick and a morning without pain open the next.',
    svg: sheet(
      'level-1-body-law-first-minutes',
      216,
      line('M100 8v140M200 8v140', { width: 1, dash: '1 5' }),
      step([14, 18], 1) + step([114, 18], 2) + step([214, 18], 3),
      words([30, 23], 'Bed: lie') + words([130, 23], 'Bed: sit') + words([230, 23], 'Mattress'),
      line('M6 144h88M106 144h88M206 144h88', faint),
      bed(6) + bed(106) + line('M206 144v-12h88v12z', { fill: tone }),
      person('you', {
        at: 50,
        ground: 108,
        size: 0.8,
        lean: -88,
        head: 42,
        legs: ['128 30', '136 40'],
        feet: [-10, -10],
        arms: ['62 74', '70 84'],
      }),
      person('you', {
        at: 154,
        ground: 108,
        size: 0.8,
        lean: -38,
        head: 48,
        legs: ['112 24', '120 30'],
        feet: [-10, -10],
        arms: ['44 70', '52 78'],
      }),
      person('you', {
        at: 254,
        ground: 132,
        size: 0.8,
        lean: -38,
        head: 48,
        legs: ['112 24', '120 30'],
        feet: [-10, -10],
        arms: ['44 70', '52 78'],
      }),
      way('M122 58q-10 12-10 30', [112, 90], 90) + way('M222 82q-10 12-10 30', [212, 114], 90),
      arrow([78, 176], [120, 176], { width: 2 }) + arrow([178, 176], [220, 176], { width: 2 }),
      tick([100, 162]) + tick([200, 162]),
      words([150, 206], 'Tick, and nothing hurts next morning', { anchor: 'middle', fill: signal }),
    ),
  },
  drill: {
    title: 'From the door to the notes',
    needs: [
      'A room with a door',
      'A remote control in place of the phone',
      'A stuffed pant leg and a folded cloth',
      'A firm cushion and a clock',
      'Paper and pen',
    ],
    steps: [
      {
        minutes: 1,
        text: 'Take your stance outside the door. Breathe two rounds. Then go in, close the door and look back once.',
      },
      { minutes: 2, text: 'Say the call into the remote control: where you are, what happened, who is hurt. Three times.' },
      { minutes: 1, text: 'Check yourself from head to foot with your hands. Look at your palms five times.' },
      { minutes: 2, text: 'Press the cloth on the pant leg, arms straight. Do not let go, and do not look under it.' },
      { minutes: 2, text: 'Press the cushion for thirty seconds and rest for thirty. Twice. Count aloud.' },
      { minutes: 2, text: 'Sit down. Write what you did, in order and with times. Compare it with the steps in Week 1.' },
    ],
  },
  questions: [
    {
      id: 'level-1-body-law-first-minutes/stiff-neck',
      kind: 'decide',
      prompt: 'Day 9 has its tick. The next morning your neck hurts when you turn it. Day 12 is two days away. What do you do?',
      options: [
        'Leave the fall rows closed and ask a doctor about the neck first.',
        'Do day 12 anyway, because day 9 was ticked by the rule of the sheet.',
        'Do day 12 on thick grass, which is softer than a mattress.',
        'Repeat day 9 every evening until the neck gets used to the roll.',
      ],
      why: 'The tick is only half of the key; the morning after is the other half. A softer place or more repetitions load the same neck again. Until a doctor has said yes, day 1 takes the place of the falls.',
      from: 'A fall row opens only when the one before it has its tick and nothing hurts the next morning.',
    },
    {
      id: 'level-1-body-law-first-minutes/belt',
      kind: 'mistake',
      prompt:
        'To see whether day 10 was right, you put a belt around your brother’s thigh, three inches above a taped wound, and pull until his foot tingles. He agreed to it. What is wrong here?',
      options: [
        'Nothing is tightened on a person for practice outside a class.',
        'Three inches is too far away; it belongs right at the wound’s edge.',
        'You stopped too early, since a right one makes the foot go pale.',
        'The belt belongs on the knee, where the bone gives more support.',
      ],
      why: 'His consent does not make it safe: a band like that can harm nerves and skin, and shows you nothing that the stuffed pant leg does not. Two to three inches above the wound was right; the knee, a joint, never is. How tight it must be, a class shows.',
      from: 'Outside a class, never tighten a tourniquet on anybody for practice.',
    },
    {
      id: 'level-1-body-law-first-minutes/falls',
      kind: 'order',
      prompt: 'Put the ways to practice a fall in the order in which they open.',
      steps: ['Lying on the bed.', 'Sitting on the bed.', 'Sitting on a mattress on the floor.'],
      why: 'Each step adds height or movement to what the chin and the breath do already. On the bed you learn the tuck; the roll comes next; the floor is last. A low squat comes only after all three were easy.',
      from: 'Lying, then sitting on the bed, then on a mattress on the floor: the falls stay in this order.',
    },
    {
      id: 'level-1-body-law-first-minutes/no-statute',
      kind: 'decide',
      prompt:
        'For day 2 you search the site of your state’s legislature and find no general statute on self-defense. What do you do?',
      options: [
        'Look for your state’s jury instructions on self-defense.',
        'Copy the statute of the state next door, which will be similar.',
        'Note that your state does not allow any self-defense at all.',
        'Take the summary from a video that a lawyer in another state made.',
      ],
      why: 'Where the legislature has written little, courts have made the rules, and jury instructions put them into plain words. A neighbor state’s rules can differ in just the point that matters, and no statute does not mean no right.',
      from: 'Use the statute, not your memory. If you find none, look for your state’s jury instructions on self-defense; some states leave much of this law to the courts.',
    },
    {
      id: 'level-1-body-law-first-minutes/half-minute',
      kind: 'recall',
      prompt: 'How many presses belong in half a minute on day 13?',
      answer: 'Fifty to sixty.',
      why: 'That is 100 to 120 a minute, the rate for chest compressions. Without a clock it is easy to drift, so count aloud against one. The depth you learn on a manikin in a course.',
      from: 'Fifty to sixty presses in half a minute',
    },
  ],
} satisfies GuidedModule
