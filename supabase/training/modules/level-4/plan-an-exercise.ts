import { arrow, box, faint, line, paper, sheet, signal, step, words } from '../../../../artwork/lessons/marks.ts'
import { seen } from '../../../../artwork/lessons/person.ts'
import type { GuidedModule } from '../../training-text.ts'

export default {
  id: 'level-4-plan-an-exercise',
  level: 4,
  version: 1,
  changes: [],
  title: 'Plan an exercise',
  description: 'One hour for eight adults: an aim, half a page, roles, risks, consent, and who must know.',
  buildsOn: ['training-with-a-partner', 'neighbors-in-an-emergency'],
  text: {
    content: [
      'Seven people give you an hour. Most of it is decided at your kitchen table, in the two weeks before. This page plans one exercise, “The loud guest”, from the first line to the door. Run it once as it stands before you write your own.',
      { heading: 'One aim that can be seen' },
      'Write one sentence that a stranger with a stopwatch could answer with yes or no. Ours is: “Each pair is outside the door, voices low, within thirty seconds of the first loud word.” “Get better at staying calm” is a wish; at eight o’clock nobody could tell whether it came true. If you have two aims, plan two evenings.',
      { heading: 'Two weeks, six short jobs' },
      {
        table: {
          caption: 'What to do, and how you know that it is done',
          head: ['When', 'Do', 'Done when'],
          rows: [
            ['14 days before', 'Write the aim, ask seven adults', 'Seven want to come'],
            ['10 days', 'Ask the owner for the room; walk through it at the same hour', 'Two exits open, a phone has signal'],
            ['7 days', 'Write the half page and the risks', 'A friend can retell both'],
            ['3 days', 'Send both to everyone; cards to the neighbors', 'Seven answers have come'],
            ['1 day', 'Call the non-emergency line if it could look real', 'Time of the call is noted'],
            [
              'The day',
              'Be there thirty minutes early: tape, kit, exits, the address beside the phone',
              'You walked the way out twice',
            ],
          ],
        },
      },
      { heading: 'The scenario on half a page' },
      {
        list: [
          'Where: a street’s potluck in a community room, early evening.',
          'Who: two guests near the door. Behind a line of tape an angry guest, and a friend of his who says nothing.',
          'What starts it: he calls out, “Who parked in my space?”',
          'What he wants: to be heard. He stays loud for a minute, whatever they answer.',
          'What he never does: cross the tape, touch, stand in the way out, throw, or insult anyone’s body, origin or faith. No mask, no uniform, nothing that looks like a weapon.',
          'How it ends: the pair is outside, or the minute is over, or anyone says “time out”.',
        ],
      },
      { heading: 'Roles and minutes' },
      'You lead. One person with a current first aid card is the safety observer and does nothing else. The other six are three pairs: one leaves, one plays the angry guest and his friend, one watches with stopwatch and notes. They trade places after every round, so nobody is angry all evening.',
      {
        table: {
          caption: 'Sixty minutes',
          head: ['Minute', 'What'],
          rows: [
            ['0 to 5', 'Arrival, names, everyone’s yes or no asked again'],
            ['5 to 10', 'Opening words, exits shown, “time out” tried twice'],
            ['10 to 20', 'Warm-up: the distance game in pairs, no touching'],
            ['20 to 35', 'Three rounds of five minutes: two runs each, then trade'],
            ['35 to 38', 'Water'],
            ['38 to 58', 'Debrief'],
            ['58 to 60', 'Tape off, room as you found it'],
          ],
        },
      },
      { heading: 'Risks, and what takes them away' },
      {
        table: {
          caption: 'Each risk has one name beside it',
          head: ['Risk', 'What takes it away', 'Who'],
          rows: [
            ['Tripping, collision', 'Walking speed; bags and chairs along the wall', 'Observer'],
            ['Anger comes too close', 'Tape two arm lengths from the pair', 'Observer'],
            ['Exit locked or blocked', 'Opened and walked on the day', 'Leader'],
            ['Someone calls 911 for an acted scene', 'Cards, sheet on the door, calls', 'Leader'],
            ['Illness or injury', 'First aid kit, charged phone, nearest defibrillator known', 'Observer'],
            ['An old fear comes up', 'Half page sent early; sitting out is normal', 'Leader'],
          ],
        },
      },
      'A risk that only courage or luck takes away is a reason to change the scene.',
      { heading: 'Consent' },
      'Send the half page three days ahead with this line: “You may say no to all of it or to any part, and I won’t ask why.” Somebody in your group may have lived through such a scene and must know before standing in it. Ask again at the start. A yes to the half page covers nothing that you add later, so add nothing. Adults only, and no filming.',
      { heading: 'Who must know' },
      'The owner of the room comes first, then everyone who can hear you. Their card names the day, the hours, “acted shouting, nobody is in danger”, and your number; a sheet on the door says the same. Could it be heard or seen from the street? Then call the police non-emergency line the day before. Never call 911 to announce an exercise; that line is for emergencies. The other number is a local one, in some cities 311: look it up, and where there is none, tell the station in person.',
      {
        note: 'What you say',
        text: '“This is not an emergency. Tomorrow, Thursday, from seven to eight in the evening, eight adults hold a safety exercise in the community room at 40 Elm Street. There will be acted shouting indoors, no weapons and nothing that looks like one. I lead it. My name is Dana Ruiz, my number is this one. Do you need anything from us?”',
      },
      'The call is a courtesy, not a permit. If officers come all the same, everyone stops, keeps empty hands in sight, and you do the talking.',
      {
        note: 'Go, or talk instead',
        text: 'Go only if the observer is there with a first aid card, both exits open, a phone has signal and everyone on the floor has said yes. If one is missing, sit down and talk the half page through, minute by minute. That is an exercise too.',
      },
    ],
    subsections: [
      'One aim that a stopwatch can answer',
      'Half a page: start, wish, limits, end',
      'The safety observer does nothing else',
      'Every risk has a remedy and a name',
      'Consent twice: three days before and at the start',
    ],
    practice: [
      'Write three aims for evenings of your own. Cross out each word that a stopwatch, a count or an open door can’t check.',
      'Walk through a possible room at the hour of the exercise. Log exits, signal, floor, noise, and who could hear you.',
      'Read your half page to somebody who isn’t coming. Change whatever they had to ask about.',
      'Talk it through with two friends at a table before you ask seven. Go on to the floor when nobody has found a new risk for ten minutes.',
    ],
    mistake:
      'A surprise to make it real: an extra attacker, a locked door, a scream that nobody was told about. It takes back the consent that people gave, and from then on they train with one eye on you.',
    reading: [
      { title: 'Homeland Security Exercise and Evaluation Program (HSEEP)', by: 'Federal Emergency Management Agency' },
      { title: 'IS-120.c: An Introduction to Exercises', by: 'Federal Emergency Management Agency' },
      { title: 'The Checklist Manifesto', by: 'Atul Gawande' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-4-plan-an-exercise',
      256,
      box(8, 8, 254, 160, { width: 4 }),
      line('M262 96v32', { stroke: paper, width: 7 }),
      line('M262 128h28', { width: 3 }) + line('M290 128A28 28 0 0 0 262 100', faint),
      line('M98 12v152', { width: 3, dash: '8 6' }),
      words([106, 160], 'tape'),
      seen('other', [64, 74], 0) + seen('other', [40, 112], 0),
      seen('you', [180, 94], 180) + seen('you', [180, 126], 180),
      arrow([200, 110], [290, 110]),
      seen('other', [148, 30], 95) + seen('other', [178, 30], 95),
      seen('other', [220, 32], 130),
      seen('other', [236, 148], 210),
      step([30, 66], 1) + step([152, 110], 2) + step([120, 30], 3) + step([246, 26], 4) + step([206, 152], 5),
      step([18, 190], 1) + words([34, 195], 'plays, behind the tape'),
      step([18, 214], 2) + words([34, 219], 'leaves by an empty way', { fill: signal }),
      step([18, 238], 3) + words([34, 243], 'stopwatch'),
      step([130, 238], 4) + words([146, 243], 'leads'),
      step([206, 238], 5) + words([222, 243], 'safety'),
    ),
    height: 256,
    after: 9,
    alt: 'A room from above. On the left two people stand behind a line of tape. A pair faces them two arm lengths away, with an empty way to the open door on the right. Two watchers and the leader stand at one wall, the safety observer near the door.',
    caption: 'The way out stays empty, and whoever plays the angry guest stays behind the tape.',
  },
  drill: {
    title: 'From wish to plan',
    needs: ['Paper and pen', 'A timer', 'A wish for an evening, such as “speak up sooner”'],
    steps: [
      {
        minutes: 2,
        text: 'Turn the wish into one aim. Read it aloud and ask what a stranger with a stopwatch would write down.',
      },
      {
        minutes: 3,
        text: 'Write six lines: where, who, what starts it, what the role player wants, what he never does, how it ends.',
      },
      { minutes: 3, text: 'Write three risks. Put beside each what takes it away and the name of who looks after it.' },
      {
        minutes: 2,
        text: 'Say your call to the non-emergency line aloud, without dialing. Day, hours, place, what is acted, no weapons, your name.',
      },
    ],
  },
  questions: [
    {
      id: 'level-4-plan-an-exercise/new-idea',
      kind: 'decide',
      prompt:
        'An hour before the exercise a friend offers to burst in through the second door as an extra attacker. Everyone has said yes to the half page, where he does not appear. What do you do?',
      options: [
        'Leave him out tonight and keep to the half page.',
        'Let him in, since everyone has agreed to the evening.',
        'Let him in, but tell the safety observer beforehand.',
        'Ask the group for a quick show of hands at the door.',
      ],
      why: 'Consent covers what people read three days ago, and nothing that is added. Telling the observer informs one of seven. A show of hands at the door puts pressure on whoever would say no. He can stand in the next half page.',
      from: 'A yes to the half page covers nothing that you add later, so add nothing.',
    },
    {
      id: 'level-4-plan-an-exercise/open-window',
      kind: 'decide',
      prompt:
        'The room has large windows to the street, and the scene has shouting. It is the day before. Whom do you call, besides telling the owner and the neighbors?',
      options: [
        'The police non-emergency line: day, hours, place, what is acted.',
        '911, so that the dispatcher who takes a call already knows about it.',
        'Nobody, since an exercise in a room that you may use is your own affair.',
        'Nobody yet; the number is ready in case somebody complains that evening.',
      ],
      why: 'Passersby may take it for real and call. The non-emergency line can note it in advance. 911 is for emergencies, and once somebody has called from the street, officers are already on their way to what they believe is real.',
      from: 'Then call the police non-emergency line the day before.',
    },
    {
      id: 'level-4-plan-an-exercise/foggy-aim',
      kind: 'mistake',
      prompt: 'The plan says: “Aim: everyone understands de-escalation better and feels more confident.” What is wrong here?',
      options: [
        'Nobody who watches could say whether it was reached.',
        'It is too modest for eight adults and a whole hour.',
        'It leaves out the law, which belongs in every aim.',
        'It should be told only afterwards, so that people act naturally.',
      ],
      why: 'Understanding and confidence can’t be seen from the wall. “Outside the door within thirty seconds” can. An aim isn’t better for being bigger or for naming more subjects, and people who don’t know it can’t train for it.',
      from: 'Write one sentence that a stranger with a stopwatch could answer with yes or no.',
    },
    {
      id: 'level-4-plan-an-exercise/two-weeks',
      kind: 'order',
      prompt: 'Put the jobs of the two weeks in order.',
      steps: [
        'Write the aim and ask seven adults.',
        'Ask for the room and walk through it.',
        'Write the half page and the risks.',
        'Send both, and cards to the neighbors.',
        'Call the non-emergency line.',
      ],
      why: 'The aim decides which room you need, and the room which risks there are. People and neighbors can only be told what has been written down. The call comes last, when day and hours are certain.',
      from: 'Most of it is decided at your kitchen table, in the two weeks before.',
    },
    {
      id: 'level-4-plan-an-exercise/go-conditions',
      kind: 'recall',
      prompt: 'Four things must be true before you go ahead on the floor. Which?',
      answer:
        'The observer is there with a first aid card, both exits open, a phone has signal, and everyone on the floor has said yes.',
      why: 'Each of them answers a moment in which you can’t start to look for help: an injury, a way out, a call, a person who never agreed. If one is missing, you sit down and talk the half page through.',
      from: 'Go only if the observer is there with a first aid card, both exits open, a phone has signal and everyone on the floor has said yes.',
    },
  ],
} satisfies GuidedModule
