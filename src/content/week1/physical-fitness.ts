import { program } from '../facts'
import type { LessonBlock } from '../curriculum/lesson-text'

const { run, runMinutes, pushUps, sitUps } = program.fitness

export const physicalFitness: readonly LessonBlock[] = [
  'Fitness gives you choices. You can run one stop further, carry a child down the stairs, keep your voice steady after a sprint. It also protects you against what is far likelier to harm you than any attacker: your back, your heart and a bad fall.',
  { heading: 'Fitness assessment' },
  'Measure before you train, so that you can see what training did. Take all five tests on one day, in this order, with the rests given. Warm up first. Stop at once if you feel pain, pressure in your chest or dizziness. Pressure in the chest that has not passed after a few minutes is a call to 911.',
  {
    table: {
      caption: 'Five tests',
      head: ['Test', 'How', 'Write down', 'Rest after'],
      rows: [
        [
          'Push-ups',
          'As many as you can in 2 minutes. Chest to fist height, arms straight at the top. Knees on the floor are allowed: note it',
          'Full repetitions',
          '5 minutes',
        ],
        [
          'Sit-ups',
          'As many as you can in 2 minutes. Knees bent, feet held, shoulder blades down each time',
          'Full repetitions',
          '5 minutes',
        ],
        [
          'Pull-ups',
          'As many as you can without letting go. Chin over the bar, arms straight below. None yet? Hang, and time it',
          'Repetitions, or seconds',
          '5 minutes',
        ],
        ['Plank', 'Forearms and toes, body in one line, for as long as the line holds', 'Seconds', '10 minutes'],
        [
          '1.5-mile timed run',
          'Flat ground, even pace. Walk when you must, the clock keeps running',
          'Minutes and seconds',
          'Walk until you breathe easily',
        ],
      ],
    },
  },
  `There is no grade. The number is a starting point for you alone. For orientation: applicants to the ${program.name} are asked for a ${run} in under ${runMinutes} minutes, ${pushUps} push-ups and ${sitUps} sit-ups. If you are far from it today, twelve patient weeks change a lot.`,
  'Repeat the assessment every four weeks, at the same time of day. Expect the plank and the push-ups to move first and the run last.',
  { heading: 'Daily PT' },
  'PT is short for physical training. Yours has four parts and fits into forty minutes, or twenty on a bad day. On a very bad day do the warm-up only; it keeps the habit alive.',
  {
    table: {
      caption: 'The four parts of a session',
      head: ['Part', 'Time', 'What'],
      rows: [
        ['Warm-up', '5-10 minutes', 'Brisk walk or jumping jacks, then circles with shoulders, hips and ankles, ten slow squats'],
        ['Strength', '10-15 minutes', 'Three rounds of push-ups, squats, rows and plank; stop two repetitions before you fail'],
        ['Cardio', '10-20 minutes', 'Run, walk uphill, cycle or jump rope, so that you can still say a whole sentence'],
        ['Recovery', '5-10 minutes', 'Slow walk, calm breathing, gentle stretches for calves, hips and chest; water'],
      ],
    },
  },
  'Alternate strength and cardio as the main part, and keep one day in seven for rest. Hard days need easy days between them. Twice a week a cadet in good health may turn the cardio into intervals: one minute fast, two minutes slow, six times.',
  { heading: 'Progress without injury' },
  {
    list: [
      'Add one repetition, or one minute, a week. Not both.',
      'Pain in a joint means stop. Heavy breathing and warm muscles mean continue.',
      'Poor sleep, a sore throat, a raised pulse on waking: take the easy version today.',
      'Shoes before gadgets. Water before supplements.',
      'Drink before you are thirsty in heat, and train early or late. Confusion, or hot skin after effort in the heat, is an emergency: cool the person at once and call 911.',
    ],
  },
  { heading: 'Food, water, sleep' },
  'You need no special diet. Eat something that grew, something with protein, and something starchy around your training; drink water through the day; go to bed at the same hour. Sleep is where the training turns into strength, and one short night costs you more attention than a missed session.',
  {
    note: 'Do it today',
    text: 'Do the assessment, write the five numbers with the date on the first page of your notebook, and put the next one in your calendar in four weeks.',
  },
]
