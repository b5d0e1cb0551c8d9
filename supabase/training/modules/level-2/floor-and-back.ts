import { bold, faint, line, sheet, signal, step, words } from '../../../../artwork/lessons/marks.ts'
import { person } from '../../../../artwork/lessons/person.ts'
import { way } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const
const looking = { anchor: 'middle', fill: signal } as const

/** Looking to both sides, over the head. */
const look = (x: number, y: number) =>
  way(`M${x} ${y - 12}q-16 0-24 14`, [x - 24, y + 2], 118, bold) + way(`M${x} ${y - 12}q16 0 24 14`, [x + 24, y + 2], 62, bold)

export default {
  id: 'level-2-floor-and-back',
  level: 2,
  version: 1,
  changes: [],
  title: 'Down to the floor and up again',
  description: 'Ten days of lowering, soft falling and getting up with free hands, in steps for every knee and back.',
  buildsOn: ['stand-and-move', 'getting-free'],
  text: {
    content: [
      'Many adults have not been on a floor for years. Then a trip on a curb is frightening twice: on the way down and on the way up. Ten minutes a day for ten days make the floor an ordinary place again.',
      {
        note: 'Ask first',
        text: 'Talk to a doctor or physical therapist before you begin if you have thin bones, a replaced joint, trouble with your neck, back or heart, or dizzy spells, if you take blood thinners, or if you are pregnant. Do the first three days with someone in the house. A sharp pain ends the day’s practice.',
      },
      { heading: 'The room' },
      'You need a mat or a folded blanket, a chair with its back against the wall, and a cushion for the knee. Wear shoes or go barefoot; socks slide. For falling, use a double bed or a wider one, with nothing hard within an arm’s length of where your head comes down. Lay your phone on the floor, where you can reach it.',
      { heading: 'Down' },
      {
        steps: [
          'Stand in front of the chair. Bend your knees, put both hands on the seat and slide one foot back.',
          'Lower that knee onto the cushion. You are half kneeling. Look left and right.',
          'Bring the other knee down, then your hands to the floor.',
          'Sit over one hip, then lie down on that side. Your head comes last.',
        ],
      },
      { heading: 'Up, with a look around' },
      {
        steps: [
          'Roll onto your side, wait for one breath, and push up onto hands and knees.',
          'Bring one foot forward and set it flat. You are half kneeling.',
          'Look left, right and over each shoulder: who is near, where is the way out? If you are steady, lift your hands to chest height, palms out.',
          'Lean over the front foot, press it into the floor and stand.',
          'Stay for one slow breath. If the room turns, sit down. If it is steady, walk toward the way out.',
        ],
      },
      'Half kneeling is the place to look from. You are steady there, your hands are free, and you can go up or down.',
      {
        table: {
          caption: 'Four ways up, all of them right',
          head: ['Way', 'Your hands', 'Try the next when'],
          rows: [
            ['Chair', 'Both on the seat', 'Three days of practice without pain'],
            ['Thigh', 'Both on the front thigh', 'Your foot stays flat and you breathe out as you rise'],
            ['Free', 'At chest height', 'You name what is behind you and do not sway'],
            ['Week 3', 'One behind you, one before your face', 'This is the last one'],
          ],
        },
      },
      'Use the highest way that is steady today. A cadet of seventy who rises with a chair and looks around has done this module. If you can’t kneel, ask a physical therapist for your own way. One that many use: sit, shuffle backward to a staircase, lift yourself onto the lowest steps one by one, and rise with the rail.',
      { heading: 'Falling softly, on the bed' },
      'Three things protect you when you fall backward: chin on your chest, a round back, forearms and palms beside you. Never reach behind you with a straight arm. Your wrist would take the whole fall.',
      {
        steps: [
          'Sit on the long edge. Arms crossed, eyes on your belt, roll back onto the mattress. Eyes on the belt keep the chin down.',
          'The same, and let both forearms and palms meet the mattress beside you as your back does. Breathe out.',
          'Stand with your calves at the edge, bend your knees, sit down slowly and go on into the roll.',
          'Sideways: sit on the edge, bend the lower arm in front of you, and go down over hip, ribs and upper arm. Keep your head off the mattress, the upper ear toward the upper shoulder.',
        ],
      },
      'Go on to the next step when ten in a row were quiet, with a breath out each time; ten is our own number. The squat on a mat from Week 1 comes after all four.',
      {
        note: 'After a real fall',
        text: 'Stay down for a few breaths and check yourself. If your neck, back or hip hurts badly, a limb won’t move or feels numb, or you blacked out, stay where you are and call 911. If you take blood thinners and hit your head, have someone take you to an emergency room even if you feel well. After any blow to the head, a headache that grows, repeated vomiting, confusion or unusual sleepiness means the emergency room now.',
      },
      { heading: 'Ten days' },
      {
        table: {
          caption: 'Ten minutes each',
          head: ['Day', 'Practice'],
          rows: [
            ['1 to 3', 'Down, and up with the chair, two a side; three on day 3'],
            ['4 to 6', 'Steps 1 and 2 on the bed; your highest steady way up'],
            ['7', 'Rest'],
            ['8 and 9', 'Steps 3 and 4 on the bed; up, with a look around'],
            ['10', 'Down, up, look, walk to the door, three a side'],
          ],
        },
      },
      'Afterwards, keep it with five minutes twice a week. Log the way up, the side, whether you held your breath, whether the room turned, and what you saw before you stood.',
    ],
    subsections: [
      'Half kneeling is where you stop, free your hands and look',
      'Chin on chest, round back, forearms beside you',
      'Never reach behind you with a straight arm',
      'The highest way up that is steady today',
      'After a real fall, check before you rise',
    ],
    practice: [
      'Ask someone to stand behind you and hold up some fingers. Say the number from half kneeling, before you stand. Five times, each time from another corner.',
      'Stand up with a phone or a set of keys in one hand. If you drop it or lean on it, go back one way.',
      'Sit on the floor for one evening task, such as folding laundry, and get up by a different side each time.',
      'Say aloud, from the floor, whom you would call and what you would say first: where you are, then what hurts.',
    ],
    mistake:
      'Hurrying the last third. People rise well to half kneeling, then throw themselves up with a held breath, eyes on the floor, and sway. Stop in the middle, look, breathe out, and stand on that breath.',
    reading: [
      { title: 'STEADI: Stopping Elderly Accidents, Deaths & Injuries', by: 'Centers for Disease Control and Prevention' },
      { title: 'Falls and Fractures in Older Adults: Causes and Prevention', by: 'National Institute on Aging' },
      { title: 'Kodokan Judo', by: 'Jigoro Kano' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-2-floor-and-back',
      186,
      line('M100 8v170M200 8v170', { width: 1, dash: '1 5' }),
      line('M6 136h88M106 136h88M206 136h88', faint),
      step([14, 18], 1) + step([114, 18], 2) + step([214, 18], 3),
      person('you', {
        at: 42,
        ground: 136,
        size: 0.95,
        lean: 76,
        head: -18,
        legs: ['4 -88', '0 -90'],
        feet: [150, 150],
        arms: [
          { to: [74, 132], elbow: -1 },
          { to: [67, 132], elbow: -1 },
        ],
      }),
      person('you', {
        at: 146,
        ground: 136,
        size: 0.95,
        lean: 0,
        legs: ['-4 -88', '86 0'],
        feet: [150, 0],
        arms: ['36 126', '48 134'],
      }),
      look(146, 55),
      person('you', { at: 246, ground: 136, size: 0.95, legs: ['-22 -26', '20 0'], arms: ['36 126', '48 134'] }),
      words([50, 158], 'Hands and', centred) + words([50, 174], 'knees', centred),
      words([150, 158], 'Hands free,', looking) + words([150, 174], 'look around', looking),
      words([250, 158], 'Stand, then', centred) + words([250, 174], 'one breath', centred),
    ),
    height: 186,
    after: 8,
    alt: 'Three pictures of the way up. First a person on hands and knees. Then half kneeling, one foot flat on the floor, both hands free at chest height, with arrows that show a look to both sides. Last standing, with the hands still free.',
    caption: 'Stop half kneeling, with your hands free, and look around before you stand.',
  },
  drill: {
    title: 'Floor and back',
    needs: ['A mat or blanket', 'A chair against the wall', 'A cushion', 'A double bed', 'Your phone on the floor'],
    steps: [
      {
        minutes: 2,
        text: 'Warm up: walk on the spot for one minute, then sit down on the chair and rise, slowly, for the other.',
      },
      {
        minutes: 3,
        text: 'Go down to the floor and up by your way, one side, then the other. Stop at half kneeling each time and look around.',
      },
      { minutes: 2, text: 'On the bed, do the step that your log says, ten times. Breathe out each time.' },
      {
        minutes: 2,
        text: 'Once more down and up. Before you stand, name three things that are behind you. Then walk to the door.',
      },
      { minutes: 1, text: 'Stand still for two breaths and fill in the log.' },
    ],
  },
  questions: [
    {
      id: 'level-2-floor-and-back/day-five',
      kind: 'decide',
      prompt:
        'It is day 5. Yesterday you rose with your hands on your thigh. Today your knee is stiff and your front heel lifts each time. How do you get up today?',
      options: [
        'With both hands on the chair, as on the first three days.',
        'With your hands on the thigh, but faster, to help the knee.',
        'With free hands, since the knee needs to learn to work alone.',
        'With your hands on the thigh, five more times, until the heel stays down.',
      ],
      why: 'The highest way that is steady today counts, and a heel that lifts isn’t steady. Speed hides the wobble, free hands are harder still, and five more tries with a stiff knee train the wrong movement.',
      from: 'Use the highest way that is steady today.',
    },
    {
      id: 'level-2-floor-and-back/stairs',
      kind: 'decide',
      prompt:
        'You slipped on the cellar stairs and lie on your back. Your neck hurts badly and your left hand is numb. Your phone is in your pocket. What do you do?',
      options: [
        'Stay where you are and call 911.',
        'Roll onto your side and come up by way of half kneeling.',
        'Sit up slowly, and call your doctor if the hand stays numb.',
        'Shuffle to the lowest step, where you can sit until it passes.',
      ],
      why: 'A neck that hurts badly and a numb hand may mean that the spine is injured, and moving can make that worse. Rolling, sitting up and shuffling all bend the neck. The ways up are for people who have checked themselves first.',
      from: 'If your neck, back or hip hurts badly, a limb won’t move or feels numb, or you blacked out, stay where you are and call 911.',
    },
    {
      id: 'level-2-floor-and-back/the-arm',
      kind: 'mistake',
      prompt:
        'A cadet practices on the bed. She sits down slowly, tucks her chin, rounds her back and puts a straight arm behind her to slow the fall. What is wrong here?',
      options: [
        'The straight arm, since her wrist takes the whole fall.',
        'The tucked chin, since it makes the neck stiff and heavy.',
        'The slow sitting, since a real fall gives her no time for it.',
        'The round back, since a flat one spreads the weight better.',
      ],
      why: 'Forearms and palms land beside the body, never behind it on a straight arm. Chin and back are as they should be, and slow is how the third step on the bed is done.',
      from: 'Never reach behind you with a straight arm. Your wrist would take the whole fall.',
    },
    {
      id: 'level-2-floor-and-back/the-way-up',
      kind: 'order',
      prompt: 'You lie on your side and want to stand up with free hands. Put the moves in order.',
      steps: [
        'Push up onto hands and knees.',
        'Set one foot flat in front of you.',
        'Look around, with your hands free.',
        'Lean over the front foot and stand.',
        'Stay for one slow breath.',
      ],
      why: 'The look around comes at half kneeling, where you are steady and can still go up or down. The breath comes after you stand, because blood pressure needs a moment, and the room may turn.',
      from: 'Half kneeling is the place to look from. You are steady there, your hands are free, and you can go up or down.',
    },
    {
      id: 'level-2-floor-and-back/backward',
      kind: 'recall',
      prompt: 'Which three things protect you when you fall backward?',
      answer: 'Chin on your chest, a round back, forearms and palms beside you.',
      why: 'The chin keeps the back of the head off the ground, the round back lets you roll, and the forearms share the landing. “Eyes on the belt” brings the chin down by itself.',
      from: 'Three things protect you when you fall backward: chin on your chest, a round back, forearms and palms beside you.',
    },
  ],
} satisfies GuidedModule
