import { arrow, box, line, type Place, sheet, signal, words } from '../../../../artwork/lessons/marks.ts'
import { seen } from '../../../../artwork/lessons/person.ts'
import { cross, way } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

/** Three pairs in a room that is 132 wide. */
const pairAt = ([x, y]: Place) => seen('other', [x - 13, y], 0, { size: 0.75 }) + seen('other', [x + 13, y], 180, { size: 0.75 })
const room = (left: number) =>
  box(left, 34, 132, 140, { width: 3 }) + pairAt([left + 70, 64]) + pairAt([left + 42, 136]) + pairAt([left + 92, 136])

export default {
  id: 'level-4-lead-the-floor',
  level: 4,
  version: 1,
  changes: [],
  title: 'Lead the floor',
  description: 'Opening words, the pause, the safety observer, three kinds of trouble, and the end on time.',
  buildsOn: ['training-with-a-partner', 'use-your-voice'],
  text: {
    content: [
      'On the floor you don’t train. You watch, you speak little, and you can stop everything with two words. This page goes with “The loud guest” of the planning module: you, a safety observer and three pairs, sixty minutes.',
      { heading: 'The opening words' },
      'Say them standing, in under two minutes, before anybody moves. Read them from a card; nobody minds.',
      {
        note: 'Word for word',
        text: '“I’m Dana, I lead tonight. Lee watches for safety and does nothing else. We practice one thing: out of that door, voices low, within thirty seconds of the first loud word. We walk, we don’t run. Nobody touches anybody, and the angry guest stays behind the tape. The exits are there and there; the first aid kit and the phone are on this table. You may sit out any part, and no one asks why. If your body needs something from us tonight, tell Lee now, in private. Our word is ‘time out’, with a T of your hands. Anyone may call it, for any reason. We end at eight.”',
      },
      'Then try the word twice while people walk about. The room should be still before you have counted to two.',
      { heading: 'Three signals' },
      'In a scene, “Stop. Stay back.” may be part of the play. So the whole room needs a word that nobody would say in a scene.',
      {
        table: {
          caption: 'Whoever is unsure whether it was acted treats it as real',
          head: ['Signal', 'Everybody', 'It goes on when'],
          rows: [
            ['“Time out”', 'Lets go, stands still, is silent', 'You have asked, and say “ready”'],
            ['A tap, or “stop” in a pair', 'That pair lets go and steps apart', 'The one who gave it says yes'],
            ['“This is real”', 'The exercise is over; all listen to you', 'Not tonight'],
          ],
        },
      },
      { heading: 'The safety observer' },
      'Lee doesn’t act, coach or keep time. Lee looks at feet, faces, floor and door, and may stop the evening without asking you. Argue about it afterwards, never in that moment. While the observer is busy with one person, nothing runs.',
      { heading: 'Watching three pairs' },
      {
        steps: [
          'Walk along the edge with your back to the wall. From the middle, one pair is always behind you.',
          'Give each pair ten seconds: first faces, then the distance, then feet.',
          'Listen for the pair that has turned silent or has become the loudest.',
          'Helping one pair? Thirty seconds, no more, and first: “Lee, you have the room.”',
          'If two pairs make the same mistake, say it once to all after the run. “Time out” is for safety only.',
        ],
      },
      { heading: 'Somebody is overwhelmed' },
      'You see a stare, shaking, tears, a held breath, no answer to a name, sometimes laughter that doesn’t stop. Call time out and give the others water. The observer goes with that person to a quiet side of the room and says, low and slow: “You’re in the community room. The exercise has stopped. Would you like to sit, or to go outside with me?” Offer water. Don’t touch without asking, and don’t ask what it reminded them of. They choose whether to watch or go home; playing again is for another evening. Nobody who still shakes drives. Call the next day.',
      'Chest pain, trouble breathing or passing out is a call to 911. You can’t tell panic from a heart attack, and you don’t have to.',
      { heading: 'Somebody goes too far' },
      'Somebody crosses the tape, grabs a sleeve, plays on after time out. Go first to the person it was done to, and ask. Then speak to the other one, apart and about the deed: “You crossed the tape. We agreed on behind it. You sit out this round.” The second time: “Your evening is over. I’ll call you tomorrow.” Meant or not makes no difference tonight. Should they refuse to leave, end the evening and go out with everyone else; if they threaten, call 911 from outside. Don’t hold anyone. Tell the person who was grabbed that reporting it is their choice and that you will say what you saw.',
      { heading: 'An injury' },
      {
        steps: [
          'Call “This is real.” Look whether the place is safe.',
          'The observer gives first aid. You send people by name: “Ana, call 911, the address is on the card. Ben, the kit and the defibrillator. Cho, to the street, and bring the ambulance crew in.”',
          'Everybody else goes to the other side of the room. Write down the time.',
          'After a knock to the head that person is finished for the day, also without pain, isn’t left alone and doesn’t drive. A headache that grows, repeated vomiting, confusion, or blood thinners: emergency room now. Somebody who passed out, even briefly, has a seizure, slurs words, is weak or numb on one side, has one pupil larger than the other or is hard to wake: 911. If neck or back may be hurt, leave them as they lie.',
        ],
      },
      { heading: 'Ending on time' },
      'Five minutes before the scenes end, say “last run”. When the time is up, stop even the best scene; the debrief needs its twenty minutes. Then everybody leaves their role: step over the tape and say, “I’m Sam again.” Whoever played the angry guest goes first.',
      { heading: 'How you grow into it' },
      {
        table: {
          caption: 'Our own measure: go on after two good times in a row',
          head: ['Lead', 'How long', 'Go on when'],
          rows: [
            ['One pair', '10 minutes', 'Opening words under two minutes, time out obeyed at once'],
            ['Two pairs', '20 minutes', 'You saw both pairs in every half minute'],
            ['Three pairs', '60 minutes', 'Ended within a minute of the plan, nobody hurt'],
          ],
        },
      },
    ],
    subsections: [
      '“Time out”: anyone, any reason, everyone',
      'From the edge you see all of them',
      'While the observer is busy, nothing runs',
      'First the one it was done to, then the one who did it',
      'A second time too far ends that person’s evening',
    ],
    practice: [
      'Write the opening words on one card with your own names, exits and hours. Time yourself three times.',
      'In a café or a park, choose three groups from the edge. Look at each for ten seconds, then turn away and note who stood closest to whom.',
      'Say the two sentences for somebody who goes too far to a friend who protests. Repeat them in the same voice, and add nothing.',
      'After each evening log four numbers: time outs called, seconds until still, minutes late, rounds that somebody sat out.',
    ],
    mistake:
      'Joining in. A pair lacks a partner, you step into the scene, and for two minutes nobody leads. Let three people rotate instead, or sit the odd one beside you with the stopwatch.',
    reading: [
      { title: 'First Aid/CPR/AED Participant’s Manual', by: 'American Red Cross' },
      { title: 'HEADS UP: Concussion Danger Signs', by: 'Centers for Disease Control and Prevention' },
      {
        title: 'Psychological First Aid: Field Operations Guide',
        by: 'National Child Traumatic Stress Network and National Center for PTSD',
      },
    ],
  },
  drawing: {
    svg: sheet(
      'level-4-lead-the-floor',
      222,
      words([74, 22], 'From the middle', { anchor: 'middle' }),
      words([226, 22], 'From the edge', { anchor: 'middle', fill: signal }),
      room(8),
      line('M66 86L40 48M82 86L116 48', { width: 1.5, dash: '4 5' }),
      seen('you', [74, 100], 270, { size: 0.9 }),
      cross([50, 158]) + cross([100, 158]),
      room(160),
      way('M172 82V156q0 8 8 8H272q8 0 8-8V52q0-8-8-8H206', [206, 44], 180, { width: 1.5, dash: '4 5' }),
      arrow([194, 56], [205, 59]) + arrow([192, 68], [240, 122]) + arrow([184, 72], [196, 120]),
      seen('you', [178, 52], 45, { size: 0.9 }),
      words([74, 196], 'Two pairs', { anchor: 'middle' }) + words([74, 213], 'behind you', { anchor: 'middle' }),
      words([226, 196], 'All three', { anchor: 'middle', fill: signal }) +
        words([226, 213], 'in sight', { anchor: 'middle', fill: signal }),
    ),
    height: 222,
    after: 12,
    alt: 'Two rooms from above, each with three pairs. On the left the leader stands in the middle, sees one pair and has two behind. On the right the leader stands in a corner, sees all three, and a dashed way leads along the walls.',
    caption: 'Walk the edge: from there no pair is behind you.',
  },
  drill: {
    title: 'Ten minutes with three chairs',
    needs: ['Three chairs set apart, each standing for a pair', 'Your card with the opening words', 'A timer, pen and paper'],
    steps: [
      {
        minutes: 2,
        text: 'Say the opening words aloud to the chairs. If the timer rings first, cut a sentence that isn’t about safety.',
      },
      {
        minutes: 2,
        text: 'Call “Time out” ten times with a T of your hands, short and loud, from your belly. It must not sound like a question.',
      },
      {
        minutes: 2,
        text: 'Walk along the walls. Ten seconds for each chair: faces, distance, feet. Say aloud which chair is behind you; the answer should be “none”.',
      },
      {
        minutes: 2,
        text: 'One chair is overwhelmed: say the three sentences, low and slow. Another has crossed the tape: say the deed, the agreement and what follows.',
      },
      {
        minutes: 2,
        text: 'Send three people by name: the call, the kit, the street. Then write down the one sentence that you stumbled over.',
      },
    ],
  },
  questions: [
    {
      id: 'level-4-lead-the-floor/was-it-acted',
      kind: 'decide',
      prompt:
        'In a scene a woman says “stop” to the angry guest. It could be her part, but her voice has changed. Her partner plays on. What do you do?',
      options: [
        'Call “Time out” and ask her, before anything goes on.',
        'Wait until she gives a clearer sign or makes the T herself.',
        'Let this one run come to its end and ask her in the debrief.',
        'Signal to the partner to play on, but a little more quietly.',
      ],
      why: 'Whoever is unsure treats it as real; a pause costs seconds. Somebody who is overwhelmed may be unable to make any sign, so waiting for a clearer one can fail. The debrief is too late for her, and a quieter scene is still running.',
      from: 'Whoever is unsure whether it was acted treats it as real',
    },
    {
      id: 'level-4-lead-the-floor/second-time',
      kind: 'decide',
      prompt:
        'Ray crossed the tape in the first round and sat out. Now he takes somebody’s sleeve, laughs, and says it was only for realism. She says that she is fine. What do you do?',
      options: [
        'Tell him that his evening is over and that you’ll call tomorrow.',
        'Let him sit out once more, as she says that nothing happened to her.',
        'Give him the stopwatch for the rest of the evening, so he stays useful.',
        'Ask the group whether they are willing to go on training with him tonight.',
      ],
      why: 'The second time ends his evening, meant or not. Her “fine” may be politeness and doesn’t change the agreement. With a stopwatch he stays in the room, and a vote makes others carry what is the leader’s task.',
      from: 'The second time: “Your evening is over. I’ll call you tomorrow.”',
    },
    {
      id: 'level-4-lead-the-floor/two-busy',
      kind: 'mistake',
      prompt:
        'A man is shaking, and Lee, the safety observer, takes him outside. The leader says to the others, “Lee has got him; pairs one and two, next run, please.” What is wrong here?',
      options: [
        'A run begins while nobody watches for safety.',
        'The leader should have gone out and Lee have led the run.',
        'All three pairs should run, so that nobody looks outside.',
        'The man should have stayed inside, where the group can support him.',
      ],
      why: 'The observer can’t be outside and watch the floor. Give the others water until Lee is back. Changing places only moves the gap, a full floor widens it, and a quiet place is right for the man.',
      from: 'While the observer is busy with one person, nothing runs.',
    },
    {
      id: 'level-4-lead-the-floor/injury-order',
      kind: 'order',
      prompt: 'A man falls, hits his head on a table and doesn’t answer. Put your first acts in order.',
      steps: [
        'Call “This is real.”',
        'Look whether the place is safe.',
        'Send people by name: the call, the kit, the street.',
        'Move the others away and write down the time.',
      ],
      why: 'The call ends every acted scene at once. A look keeps you from being the second patient. Then help must start to move, by name, because “somebody” is nobody. Order in the room and notes come after that.',
      from: 'Call “This is real.” Look whether the place is safe.',
    },
    {
      id: 'level-4-lead-the-floor/walk-the-edge',
      kind: 'recall',
      prompt: 'Where do you walk while three pairs train, and what do you look at in each, in which order?',
      answer: 'Along the edge with your back to the wall; ten seconds for each pair: faces, distance, feet.',
      why: 'From the middle one pair is always behind you. Faces show first that somebody is no longer well, distance shows an agreement that slips, and feet show who will trip.',
      from: 'Give each pair ten seconds: first faces, then the distance, then feet.',
    },
  ],
} satisfies GuidedModule
