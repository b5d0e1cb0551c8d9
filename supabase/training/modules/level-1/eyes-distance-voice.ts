import { box, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import { tick, way } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const lanes = ['Eyes', 'Distance', 'Voice', 'Together'] as const
const day = (number: number) => {
  const x = 82 + ((number - 1) % 4) * 52
  const y = 12 + Math.floor((number - 1) / 4) * 50
  const isToday = number === 7
  return (
    box(x, y, 44, 40, isToday ? { stroke: signal, width: 3 } : { fill: number < 7 ? tone : undefined, width: 1.5 }) +
    words([x + 5, y + 16], `${number}`) +
    (number < 7 ? tick([x + 31, y + 27]) : '')
  )
}

const again = (x: number, y: number) => way(`M${x - 8} ${y + 2}a8.5 8.5 0 1 0 3-8`, [x - 6, y - 5], 150)

export default {
  id: 'level-1-eyes-distance-voice',
  level: 1,
  version: 1,
  changes: [],
  title: 'Eyes, distance, voice: fourteen days',
  description: 'A sheet for the fridge that turns seeing early, keeping distance and using your voice into habits.',
  buildsOn: ['see-it-early', 'keep-your-distance', 'use-your-voice'],
  text: {
    content: [
      'Week 1 explained how to see early, how far away to stay and which voice to use. You can understand all of it in an evening. To do it while your heart pounds, you need repetition, a little on many days. This plan takes five to ten minutes a day for fourteen days.',
      { heading: 'Before day 1' },
      {
        steps: [
          'Print the table or copy it by hand. Hang it on the fridge with a pen beside it.',
          'Read today’s row in the morning. Tie it to something that you do anyway: the bus, the dog, the trash.',
          'Tick a day only when its last column is true. Without a tick, the same row comes again tomorrow.',
          'At night write one line: day, place, what happened. “Day 7, hallway, bumped the shelf twice, no tick.”',
        ],
      },
      {
        note: 'Nobody is tested',
        text: 'You practice with a chair, a recording or a friend who has agreed. Do not walk up to strangers, stare at them or provoke them to see what happens. If somebody worries you during a task, the task is over: leave.',
      },
      { heading: 'The sheet' },
      {
        table: {
          caption: 'Fourteen days for eyes, distance and voice',
          head: ['Day', 'Five to ten minutes', 'Tick it when'],
          rows: [
            [
              '1 Eyes',
              'Sit where you often wait. Write what is normal: noise, pace, where people look.',
              'Five lines are on paper',
            ],
            ['2 Eyes', 'The same place at another hour. Write what is different.', 'You found three differences'],
            [
              '3 Eyes',
              'At every outer door and car door: stop, phone away, keys ready, look left and right.',
              'Four doors in a row, no phone',
            ],
            [
              '4 Eyes',
              'From a bench, a bus or a window, glance at ten people. For each say: hands, gaze, what lies between you and the exit.',
              'Ten glances, no stare',
            ],
            [
              '5 Distance',
              'Cut a string twice as long as your arm. Tape a mark that far from a chair. Walk up and stop at the mark, eyes on the chair. Ten times.',
              'Eight stops within a hand’s width of the mark',
            ],
            [
              '6 Distance',
              'At the mark, step back with one hand open at chest height: “Sorry, I can’t help.” Ten times with each foot.',
              'Hand and foot start together',
            ],
            [
              '7 Distance',
              'Step back once, then sideways toward the door. Five times to each side.',
              'Nothing bumped, no feet crossed',
            ],
            [
              '8 Distance',
              'In five places find what you would put between you and a stranger: bench, cart, car, table.',
              'Five things, named aloud',
            ],
            [
              '9 Voice',
              'Read a recipe aloud. Record one minute in your everyday voice and one low and slow.',
              'Played back, the second is clearly slower',
            ],
            [
              '10 Voice',
              'Write and say three sentences that describe and offer: “You are upset about the noise. We can talk now or after dinner.”',
              'None of them judges or says “calm down”',
            ],
            [
              '11 Voice',
              '“Stop. Stay back. I don’t want trouble.” Three times whispered, three spoken, three called, once in full.',
              'The last four do not sound like questions',
            ],
            [
              '12 Voice',
              'Use your exit sentence in an ordinary talk: “I have to go now.” Then go.',
              'Gone within ten seconds, no second reason',
            ],
            [
              '13 Together',
              'Set three timers and do chores. At each ring turn to the chair, step back with an open hand, speak, then step toward the door.',
              'All of it, three times',
            ],
            ['14 Together', 'Do the ten-minute drill, then the three checks below.', 'Three answers are written down'],
          ],
        },
      },
      { heading: 'If your days look different' },
      {
        list: [
          'A bad knee: slide the foot back by a hand’s width, or sit. From a chair, lift the open hand, speak, and turn head and shoulders toward the door. A cane stays on the ground; the other hand goes up. Stop when it hurts.',
          'Alone: the chair is the stranger, and the recorder tells you how you sound. Nobody to talk to on day 12? Use the sentence on the phone.',
          'An apartment: do the steps in the hallway, in shoes that grip. Call day 11 into a folded towel, or in a parked car.',
          'A village: where few people pass, normal is made of sounds, dogs, lit windows and the cars that belong there. For day 4 take a film with the sound off.',
        ],
      },
      { heading: 'When you may go on' },
      {
        list: [
          'Eyes: in three rooms in a row you knew two ways out before you sat down, and nothing had reminded you.',
          'Distance: day 5 again, and eight of ten stops are right.',
          'Voice: say “Stop. Stay back.” three times into the recorder. Listen the next morning. No sentence rises at the end.',
        ],
      },
      'A check that fails gets its four rows again, and only those. If all three hold, hang up a new sheet with days 5, 11 and 13, once a week each. The counts here are our own convention, high enough to show a habit and no more than that.',
      { heading: 'What goes wrong in practice' },
      'You miss two days and want to do three rows in one evening. Don’t: start again at the row where you stopped. Or the steps get fast and sloppy; then count “one” for the foot and the hand, “two” for the voice. If the watching makes you tense in the evening, drop the eye rows for three days and keep the others. If it stays, talk to someone.',
    ],
    subsections: [
      'No tick: the same row tomorrow',
      'One line every night, with the place',
      'A chair, a string and a recorder replace a partner',
      'Repeat what failed, not the whole plan',
    ],
    practice: [
      'Tonight: hang up the sheet, cut the string, and write the date of day 14 at the bottom.',
      'Tell one person which evening day 14 is. Ask them to phone you that evening.',
      'After day 7, read your lines aloud. Underline each word that comes twice, such as “late” or “shelf”, and change one thing because of it.',
    ],
    mistake:
      'Ticking a day because you had no time to repeat it. An empty box costs you one day. A false tick means that you will count on a habit that is not there.',
    reading: [
      {
        title:
          'Verbal De-escalation of the Agitated Patient: Consensus Statement of the American Association for Emergency Psychiatry Project BETA De-escalation Workgroup',
        by: 'Janet S. Richmond and others',
      },
      { title: 'Peak: Secrets from the New Science of Expertise', by: 'Anders Ericsson and Robert Pool' },
      { title: 'Left of Bang', by: 'Patrick Van Horne and Jason A. Riley' },
    ],
  },
  drawing: {
    after: 3,
    height: 212,
    alt: 'A sheet of fourteen numbered boxes in four rows: eyes, distance, voice, together. The first six are ticked. The seventh is empty and framed, with an arrow that turns in a circle: no tick, same row tomorrow.',
    caption: 'The sheet waits for you: an empty box comes again the next day.',
    svg: sheet(
      'level-1-eyes-distance-voice',
      212,
      ...lanes.map((lane, index) => words([8, 37 + index * 50], lane)),
      ...Array.from({ length: 14 }, (_, index) => day(index + 1)),
      again(214, 84),
      again(200, 182),
      words([216, 171], 'No tick?', { fill: signal }),
      words([216, 187], 'Same row', { fill: signal }),
      words([216, 203], 'tomorrow', { fill: signal }),
    ),
  },
  drill: {
    title: 'String, step, sentence',
    needs: ['A chair', 'A string twice as long as your arm', 'Tape or a coin for the mark', 'A phone that records'],
    steps: [
      { minutes: 1, text: 'Stand still. Name three sounds that are normal here, your door and a second way out.' },
      { minutes: 2, text: 'Mark two arm lengths from the chair. Walk up and stop at the mark, eyes on the chair, six times.' },
      {
        minutes: 3,
        text: 'From the mark: step back with an open hand, then sideways toward the door. Six times, slowly, left and right in turn.',
      },
      {
        minutes: 3,
        text: 'Record one sentence that describes and offers, low and slow, then “Stop. Stay back.”, short and loud. Play it back. Record both again.',
      },
      { minutes: 1, text: 'Write one line: what came late, the foot, the hand or the voice?' },
    ],
  },
  questions: [
    {
      id: 'level-1-eyes-distance-voice/late-hand',
      kind: 'decide',
      prompt:
        'On day 6 you have done all twenty steps, but to the end your hand came up after your foot. It is ten at night. What do you do?',
      options: [
        'Leave the box empty and take the row again tomorrow.',
        'Tick the box, because you did all the steps it asks for.',
        'Do day 7 as well, so that the plan ends on its date.',
        'Go back to day 1, since the beginning was too quick.',
      ],
      why: 'The tick belongs to the last column: hand and foot start together. Doing the steps is not enough, and a second row tonight adds to what is not yet there. Days 1 to 5 had their ticks, so they stay.',
      from: 'Tick a day only when its last column is true. Without a tick, the same row comes again tomorrow.',
    },
    {
      id: 'level-1-eyes-distance-voice/checkout-line',
      kind: 'mistake',
      prompt:
        'For day 5 you stand closer and closer to people in a checkout line, to learn at which distance they turn around. You say nothing and stay polite. What is wrong here?',
      options: [
        'You make strangers part of an exercise.',
        'You should tell them afterwards what it was for.',
        'You should do it where fewer people are watching.',
        'You should measure the distance with the string.',
      ],
      why: 'A person who is crowded by you may be frightened or angry, and has not agreed. Telling them afterwards or choosing a quieter place does not mend that. The chair, the string and the mark teach you the same distance.',
      from: 'You practice with a chair, a recording or a friend who has agreed.',
    },
    {
      id: 'level-1-eyes-distance-voice/the-ring',
      kind: 'order',
      prompt: 'Day 13: you are washing dishes and the timer rings. Put what you do in order.',
      steps: ['Turn to the chair.', 'Step back with an open hand.', 'Speak.', 'Step toward the door.'],
      why: 'You can keep away only from what you see, so you turn first. Distance comes before words, because it gives you time to say them. The way to the door comes last and takes you out.',
      from: 'At each ring turn to the chair, step back with an open hand, speak, then step toward the door.',
    },
    {
      id: 'level-1-eyes-distance-voice/sore-knee',
      kind: 'decide',
      prompt:
        'On day 6 your knee hurts at every step back. You practice alone, and the voice rows are still ahead. What do you do?',
      options: [
        'Sit down and do the row with hand, voice and turn.',
        'Take the steps more slowly, so that the knee gets used to them.',
        'Leave out the distance rows and begin with day 9.',
        'Stop the plan and start again when the knee is well.',
      ],
      why: 'Pain ends the step, not the row: hand, voice and the turn toward the door can be trained from a chair. Going on slowly through pain risks the knee. Leaving out distance or waiting for weeks loses what you could do today.',
      from: 'From a chair, lift the open hand, speak, and turn head and shoulders toward the door.',
    },
    {
      id: 'level-1-eyes-distance-voice/failed-check',
      kind: 'recall',
      prompt: 'On day 14 two checks hold and one fails. What do you repeat?',
      answer: 'The four rows that belong to the check that failed, and only those.',
      why: 'Repeating the whole plan spends ten days on what you can do already. Four rows bring you back to the check by the end of the week.',
      from: 'A check that fails gets its four rows again, and only those.',
    },
  ],
} satisfies GuidedModule
