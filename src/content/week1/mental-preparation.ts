import type { LessonBlock } from '../curriculum/lesson-text'

export const mentalPreparation: readonly LessonBlock[] = [
  'When something frightening happens, most people neither fight nor flee. They freeze. The mind is searching for a picture that fits, finds none, and starts again. Mental preparation puts pictures there beforehand, so that the search ends sooner.',
  { heading: 'What stress does to you' },
  'Within a second or two your body releases adrenaline. Your pulse climbs. You see what you look at sharply and miss what lies beside it. Sounds fade or stretch. Fingers turn clumsy, time seems slow, and afterward you may recall a shoelace perfectly and a face not at all.',
  'Knowing this helps twice. You will not mistake it for weakness, because everyone has it. And you can plan for it: choose few and simple actions, use big movements, keep numbers and names on paper.',
  { heading: 'The OODA loop' },
  'Colonel John Boyd, an Air Force fighter pilot, described decisions in conflict as a loop of four steps. You run through it all day without noticing. Making it conscious lets you run it faster, and lets you see where you are stuck.',
  {
    table: {
      caption: 'Observe, orient, decide, act',
      head: ['Step', 'Ask', 'On a station platform at night'],
      rows: [
        ['Observe', 'What is happening?', 'Two people split up and walk along both edges toward me'],
        [
          'Orient',
          'What does it mean, here and now?',
          'The platform is empty, they spoke before they split, the stairs are behind me',
        ],
        ['Decide', 'What is my best next move?', 'Leave by the stairs to the ticket hall, where staff are'],
        ['Act', 'Do it, all the way', 'I go, phone in hand, and look back at the top'],
      ],
    },
  },
  'Then the loop starts again: they turned away, or they followed. Orientation is the heart of it. Your experience, your mood and your prejudices sit there, and they can blind you. If you never update your orientation, you will act quickly on a world that is no longer there.',
  'Three things break the loop. Distraction stops you from observing. Denial, the voice that says “surely not”, stops you from orienting. Wanting to be certain stops you from deciding. You can answer each: head up, “what else could it be?”, and “good enough, go”.',
  { heading: 'If-then plans' },
  'A plan in the form “if this, then that” survives stress better than a good intention, because the trigger does the remembering. Keep it concrete, and always point it toward leaving or calling.',
  {
    list: [
      'If a stranger steps inside two arm lengths, then I step back and lift an open hand.',
      'If I have walked past my own turn because of someone behind me, then I go to the pharmacy, not home.',
      'If I hear shots, then I leave by the nearest way out without my things.',
      'If I notice that I am angry, then I breathe out once before I speak.',
    ],
  },
  { heading: 'Rehearsal in the mind' },
  'Athletes and surgeons run through difficult moments with eyes closed. Do the same for one minute: see the place, hear it, feel your feet on the floor. Watch the trouble begin. Then watch yourself do the plain thing well: step, voice, door, call. End every rehearsal with you safe and on the phone. Don’t rehearse disasters without an ending; that is only worry.',
  { heading: 'Breath as a switch' },
  'Of all that adrenaline does, breathing is the part you can reach by will. In for four counts, hold four, out four, hold four. Two rounds before an exam, a hard conversation or a drill. You want the habit to be old when you need it.',
  { heading: 'After it is over' },
  'A mind that has been through something needs food, sleep, company and time. Talk with people you trust. Move your body gently. Go easy on alcohol. If nightmares, jumpiness or numbness are still there after a month, see a professional; it is treatable, and asking for it is an act of discipline.',
  {
    note: 'Do it today',
    text: 'On one errand, say the four steps under your breath at each street crossing: what is happening, what does it mean, what will I do, go. Then write three if-then plans of your own.',
  },
]
