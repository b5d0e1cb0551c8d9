import type { LessonBlock } from '../curriculum/lesson-text'

export const tacticalAwareness: readonly LessonBlock[] = [
  'Awareness is knowing what goes on around you, what it means, and what is likely to come next. Done right it is calm, even pleasant: you notice the kingfisher as well as the man by the gate.',
  { heading: 'The color code of awareness' },
  'Jeff Cooper, a Marine and firearms teacher, gave states of mind the names of colors. The code describes you, not your surroundings. We use five of them.',
  {
    table: {
      caption: 'Five states of mind',
      head: ['Color', 'State', 'What it is like', 'Where it belongs'],
      rows: [
        [
          'White',
          'Unaware',
          'Lost in the phone, headphones in, surprised by everything',
          'Asleep, or at home behind a locked door',
        ],
        [
          'Yellow',
          'Relaxed alert',
          'Head up, easy, you could say who came in after you',
          'Everywhere in public; you can stay here all day',
        ],
        [
          'Orange',
          'Specific alert',
          'One thing does not fit, and you have an if-then plan for it',
          'Minutes, until it is explained or you have left',
        ],
        ['Red', 'Acting', 'The plan runs: you leave, speak, call, protect', 'Seconds to minutes'],
        ['Black', 'Overwhelmed', 'Frozen or in blind panic', 'Nowhere. Breathe out, move your feet, say one word aloud'],
      ],
    },
  },
  'The step that matters is from white to yellow, for from white it is a long way to red and black lies in between. Going from orange back to yellow matters too. When a thing is explained, let it go, or you will be worn out by noon.',
  { heading: 'The baseline exercise' },
  'Every place has a baseline, its ordinary pattern of sound, speed, spacing and mood. You need it before you can notice an anomaly.',
  {
    steps: [
      'Choose a cafe, a park or a station. Sit where you can see an entrance and put the phone away. Set a timer for fifteen minutes.',
      'Minutes one to five: listen and look. Write down how loud it is, how fast people move, how close they stand, where they look, what they carry.',
      'Minutes six to ten: predict. Before each person reaches the door or the counter, guess what they will do. Mark right or wrong.',
      'Minutes eleven to fifteen: find two anomalies. Something there that should be missing, or missing that should be there. Write the most harmless explanation next to each.',
      'At the end close your eyes. Where are the exits? Who sat nearest to you? What stands between you and the second door?',
    ],
  },
  'Repeat it in the same place at another hour. You will find that the baseline has changed; noon and midnight are two different towns. Observe openly and kindly. Don’t photograph strangers, don’t follow anyone, and if somebody feels watched, smile and look elsewhere.',
  { heading: 'The rule of threes' },
  'When something has gone wrong outdoors or after a disaster, people worry about food first. The rule of threes sets the order straight. The numbers are rough; the order is not.',
  {
    table: {
      caption: 'What kills first comes first',
      head: ['You can last about', 'Without', 'So first'],
      rows: [
        ['3 minutes', 'Air, or with severe bleeding', 'Get out of water and smoke; press on the wound'],
        ['3 hours', 'Shelter in harsh weather', 'Dry, out of the wind, off the ground'],
        ['3 days', 'Water', 'Find it, treat it, ration effort rather than water'],
        ['3 weeks', 'Food', 'Last on the list'],
      ],
    },
  },
  'In a city the same three helps you choose. One odd thing is life. Two odd things deserve your attention. At three that point the same way you stop explaining and leave. You do not owe anybody proof before you cross the street.',
  { heading: 'Habits that cost nothing' },
  {
    list: [
      'Phone away at every door, stair and crossing.',
      'One ear free.',
      'Sit where you see the entrance, with a way out behind you.',
      'Keys in hand before you reach the car; look inside; drive off before you sort your bags.',
      'Tell one person where you are going and when you will be back.',
    ],
  },
  {
    note: 'Do it today',
    text: 'Run the baseline exercise once. Then name your color, aloud, each time you pass through a door until tonight.',
  },
  'That is the first week. You know why we train, what we hold to, how your mind and body behave under load, and how to read a place. Next come routes and evasion. Come back to this page in four weeks and take the assessment again.',
]
