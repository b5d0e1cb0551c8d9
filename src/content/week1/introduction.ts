import type { LessonBlock } from '../curriculum/lesson-text'

export const introduction: readonly LessonBlock[] = [
  'Welcome to your first week, cadet. You will not throw a punch in it. You will learn how we think, what we expect of you, how to steady your mind, where your body stands today, and how to look at a street so that it tells you something.',
  { heading: 'Program philosophy' },
  'We teach personal defense as a way of living, not as a set of tricks. A trick works once, on someone who does not know it. A habit works every day, on trouble that has not picked you yet.',
  'Three ideas run through all five weeks. The first is that the earliest choice is the cheapest one. Crossing the street costs you ten seconds. Talking your way out costs you some pride. Fighting can cost a life, and it may be the life of someone you never meant to hurt. So we spend most of our hours on the early choices.',
  'The second is that strength without restraint is only danger with a nicer name. You are going to become fitter, calmer and more observant than most people around you. We ask you to use it to make a place safer for everyone in it, including those who annoy you.',
  'The third is that nobody is safe alone. You will meet your neighbors, learn to call for help well, and help in your turn. Police officers, medics and firefighters have powers, training and equipment that you do not; our graduates make their work easier and never try to replace it.',
  { heading: 'What this week is, and what it is not' },
  {
    list: [
      'It is educational. You receive knowledge and practice, not a license, a rank or an official certification.',
      'It is private. The academy belongs to no government, law-enforcement or military body. Where we use a military idea, such as the OODA loop, it is because the idea is good and freely published.',
      'It is lawful. Every drill can be done in a public park with a police officer watching.',
      'It is yours to adapt. If an exercise does not suit your body, change it and note what you did instead.',
    ],
  },
  { heading: 'How to use this page' },
  'Take one section a day and leave two days for the fitness assessment and for rest. Each section ends with something to do. Do it before you read on; a page you have only read is gone in a week.',
  {
    table: {
      caption: 'Your first seven days',
      head: ['Day', 'Read', 'Do'],
      rows: [
        ['1', 'Introduction', 'Write down why you are here, in two sentences'],
        ['2', 'Core Values', 'Choose one value and one act for it'],
        ['3', 'Mental Preparation', 'Run the OODA loop on an ordinary errand'],
        ['4', 'Physical Fitness', 'Warm up, then the fitness assessment'],
        ['5', 'Nothing new', 'Recovery walk, half an hour'],
        ['6', 'Tactical Awareness', 'The baseline exercise'],
        ['7', 'Your notes', 'Compare them with day 1'],
      ],
    },
  },
  'You need a notebook, shoes you can run in, a watch with seconds, a bar or a sturdy branch for pull-ups, and about thirty minutes a day.',
  {
    note: 'Before you begin',
    text: 'If you have a heart condition, chest pain, dizziness, a recent injury or a pregnancy, talk to a doctor before the physical part. The other four sections need no clearance.',
  },
]
