import { bold, box, disc, line, paper, sheet, signal, tone, words } from '../../../../artwork/lessons/marks.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const
const counted = { anchor: 'middle', fill: signal } as const

export default {
  id: 'level-2-read-the-room',
  level: 2,
  version: 1,
  changes: [],
  title: 'Read the room',
  description: 'Weigh what people do instead of how they look, calm with three sentences, and leave while it is easy.',
  buildsOn: ['assess-a-threat', 'see-it-early', 'use-your-voice'],
  text: {
    content: [
      'A room tells you a lot in a minute, and you will misread some of it. This module takes eight days, ten minutes each, in places where you are anyway. You practice three things: to write down acts, to catch your own bias, and to leave early.',
      { heading: 'The sentence with a verb' },
      'Write what you notice as one sentence that a camera could have filmed. “He stepped in front of the door when she wanted out” passes. “He looked aggressive” does not; no camera films “aggressive”. If you find no verb, you have noticed a look. Looks are for describing someone to a dispatcher after an act.',
      {
        table: {
          caption: 'Looks weigh nothing, acts weigh something',
          head: ['You notice', 'It is', 'It may mean'],
          rows: [
            ['Hood up, hands in pockets, in January', 'A look', 'It is cold'],
            ['A loud talk in a language that you don’t know', 'A look', 'A call home'],
            [
              'Sways and slurs',
              'An act',
              'Drink, or illness: a stroke or low blood sugar can look the same. If in doubt, call 911',
            ],
            ['Steps closer each time she steps back', 'An act', 'Ignores a limit: make room'],
            ['Shouts, then falls silent and stares', 'An act', 'A sudden change: look for a second sign, and for the exit'],
          ],
        },
      },
      { heading: 'Catch yourself' },
      'Bias works before you think, in everyone. Good will alone does not stop it. A set order of questions can help, asked before you act:',
      {
        steps: [
          'State: am I tired, hungry, insulted or late? Then take half a minute more, if nobody is in danger.',
          'Verb: what did this person do?',
          'Swap: give the same act to your aunt, to a man in a good suit, to someone with your own skin color and accent. Does it still worry you?',
          'Other side: is someone doing the same or worse whom I passed over because they look like me, or because I know them?',
        ],
      },
      'If the worry is gone after the swap, it was about the look: drop it. If it stays, it is about the act. The fourth question matters as much as the third. Bias makes you fear the wrong person, and it makes you trust the wrong one.',
      {
        note: 'Leaving and reporting',
        text: 'A feeling is enough to leave a room: it costs nobody anything, as long as you make no show of it. To report a person you need an act, because a report has consequences for them. When the act is dangerous, call 911 at once.',
      },
      { heading: 'Three sentences that calm' },
      'Use them for someone who is upset and still listens. Stand at an angle, two arm lengths away, hands open. Say one sentence, then be silent for five seconds.',
      {
        list: [
          'The fact: “You’ve been waiting for an hour.”',
          'The wish: “You want someone to look at your son.”',
          'Two choices: “I can ask at the desk, or we can go there together.”',
        ],
      },
      'If the voice drops or the answer grows longer, it is working. If nothing has changed after the third sentence, do not look for a fourth. Go.',
      { heading: 'Leave while it is boring' },
      'One sign: put your things together and find the exit. Two signs: leave. The count is our rule of thumb; if one sign frightens you, one is enough. Have a sentence that needs no reason: “I have to make a call.” Take one person along by name, with a task: “Ana, help me with the car.” Once you are out, you can still tell the staff or call.',
      { heading: 'Four scenes' },
      'Read each scene once. Write down the acts, run the four questions, decide. Then look at the table.',
      {
        list: [
          'A laundromat, nine at night. A young man with a tattooed neck looks up whenever the door opens; his dryer has six minutes to go. A woman in a fine coat asks for change. The attendant says no, twice. She lifts the flap of the counter and walks behind it.',
          'A clinic. A big man paces and says loudly, “An hour. This is a joke.” His boy begins to cry. He sits down, takes him on his knee and lowers his voice.',
          'An elevator. A man in a suit stands close to you, and you move aside. He follows and asks for your floor. You don’t answer. He puts his hand over the buttons. The door is still open.',
          'A birthday kitchen. Your brother-in-law argues with your cousin Sam. He stops in the middle of a sentence, stares through him and draws one foot back.',
        ],
      },
      {
        table: {
          caption: 'What the acts say',
          head: ['Scene', 'Acts', 'What you could do'],
          rows: [
            [
              'Laundromat',
              'His: none that counts. Hers: crossed a limit after two refusals',
              'Go outside; call 911 if she threatens or takes something',
            ],
            ['Clinic', 'Loud, then calmer by himself', 'Nothing, or the three sentences'],
            ['Elevator', 'Closed the gap, blocked the buttons', 'Step out now; tell the front desk'],
            ['Kitchen', 'Sudden silence, stare, foot back', '“Sam, help me with the ice outside.” Take him out'],
          ],
        },
      },
      'Did the tattoo, the coat, the size, the suit or the family tie pull at you? Write down which. It will pull again.',
    ],
    subsections: [
      'One sentence with a verb that a camera could film',
      'State, verb, swap, other side',
      'A feeling is enough to leave; a report needs an act',
      'Fact, wish, two choices, with silence between',
      'One sign: pack. Two signs: go',
    ],
    practice: [
      'Days 1 to 3: sit in a café, on a bus and in a waiting room. Write five sentences with a verb in each place, and one harmless reason beside each. No names, no pictures.',
      'Days 4 and 5: note each person who gets a second look from you: the act first, then what they looked like. In the evening, compare. If the looks repeat and the acts do not, you have found your bias. Then tear up the page.',
      'Day 6: a friend plays the father from the clinic. Say the three sentences with five seconds between them. Change parts.',
      'Days 7 and 8: leave two ordinary gatherings ten minutes before you want to, with your sentence and one person by name. You may go on when you find five verbs in three minutes and have left twice without explaining.',
    ],
    mistake:
      'Watching one person for the whole evening. While you guard against the man whom you chose at the door, you miss the rest of the room. After each look at someone, look once around everybody, and at the exit.',
    reading: [
      { title: 'Biased', by: 'Jennifer L. Eberhardt' },
      { title: 'Blindspot: Hidden Biases of Good People', by: 'Mahzarin R. Banaji and Anthony G. Greenwald' },
      { title: '“If You See Something, Say Something”: Recognize the Signs', by: 'U.S. Department of Homeland Security' },
      { title: 'Verbal Judo', by: 'George J. Thompson and Jerry B. Jenkins' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-2-read-the-room',
      200,
      '<g transform="translate(0 -26)">',
      line('M150 206V62M118 212h64', { width: 4 }),
      line('M76 42L224 82', { width: 4 }),
      disc([150, 62], 7, { fill: paper }),
      line('M76 42L24 118M76 42L128 118', { width: 1.5 }),
      line('M14 118h124q-8 14-24 14h-76q-16 0-24-14z', { fill: tone }),
      line('M224 82L172 168M224 82L276 168', { width: 1.5 }),
      line('M162 168h124q-8 14-24 14h-76q-16 0-24-14z', { ...bold, fill: tone }),
      box(174, 110, 100, 58, { fill: paper, stroke: signal, width: 3 }),
      words([224, 127], 'comes closer', counted) +
        words([224, 144], 'blocks the door', counted) +
        words([224, 161], 'ignores a no', counted),
      words([76, 96], 'clothes', centred) + words([76, 112], 'accent, skin', centred),
      words([76, 154], 'How they look', centred),
      words([224, 204], 'What they do', counted),
      '</g>',
    ),
    height: 200,
    after: 4,
    alt: 'A pair of scales. The left pan, with clothes, accent and skin, hangs high and light: how they look. The right pan is heavy and low. In it lie “comes closer”, “blocks the door” and “ignores a no”: what they do.',
    caption: 'Put only acts on the scales.',
  },
  drill: {
    title: 'Ten minutes in an ordinary room',
    needs: ['A café, a library or a waiting room', 'Paper and a pen'],
    steps: [
      { minutes: 1, text: 'Sit where you see the door. Name the baseline in a whisper and find two exits.' },
      { minutes: 3, text: 'Write five sentences with a verb about what people do. Glance, don’t stare. No names.' },
      {
        minutes: 2,
        text: 'Write one harmless reason beside each sentence. Put the person who drew you most through the four questions.',
      },
      {
        minutes: 2,
        text: 'Choose one of your five people and imagine that they are upset. Whisper the fact, the wish and two choices, with five seconds between.',
      },
      {
        minutes: 2,
        text: 'Leave by the second exit if the public may use it. Outside, write one line: what pulled at you, and whether it was an act.',
      },
    ],
  },
  questions: [
    {
      id: 'level-2-read-the-room/elevator',
      kind: 'decide',
      prompt:
        'You stand in an elevator with its door open. A well-dressed man has followed you to the other side, and now he holds his hand over the buttons and smiles. What do you do?',
      options: [
        'Step out at once and take the next elevator.',
        'Name a wrong floor, so that he can’t find out where you live.',
        'Stay, since his clothes and his smile speak for him.',
        'Ask him calmly why he has put his hand there.',
      ],
      why: 'He closed the gap and blocked the buttons: two acts. The door is open now and won’t be in ten seconds. A suit and a smile are looks, and both talk and a wrong floor keep you inside with him.',
      from: 'Two signs: leave.',
    },
    {
      id: 'level-2-read-the-room/the-call',
      kind: 'decide',
      prompt:
        'In the lobby of your building a man whom you don’t know sits with a large bag. He gives you a bad feeling. You look for the verb: he sits and reads his phone. What do you do?',
      options: [
        'Go on your way, and do not report him.',
        'Call the police and say that he does not belong here.',
        'Take his picture for the building’s chat, without a comment.',
        'Ask him to show you what he has in the bag.',
      ],
      why: 'You found no act, and a report needs one. You may leave on a feeling alone. The call, the picture and the search all have consequences for a man who is reading his phone, and a search isn’t yours to make.',
      from: 'To report a person you need an act, because a report has consequences for them.',
    },
    {
      id: 'level-2-read-the-room/fourth-question',
      kind: 'mistake',
      prompt:
        'At a street fair Lee watches two teenagers in hoods for an hour. He asks state, verb and swap, finds no act and drops the worry. Beside him an old friend leans over a vendor’s cash box, is told to step back, and leans in again. Lee laughs. What did he leave out?',
      options: [
        'To ask whom he had passed over.',
        'To watch the teenagers for the rest of the fair.',
        'To tell the teenagers that he had misjudged them.',
        'To report the teenagers first, and then to think.',
      ],
      why: 'The fourth question, the other side: his friend ignored a limit, and Lee passed over it because he knows him. The swap was done well, so the teenagers need neither more watching nor a talk, and there was no act to report.',
      from: 'Bias makes you fear the wrong person, and it makes you trust the wrong one.',
    },
    {
      id: 'level-2-read-the-room/four-questions',
      kind: 'order',
      prompt: 'Someone in the room worries you, and nobody is in danger. Put your four questions in order.',
      steps: [
        'Am I tired, hungry, insulted or late?',
        'What did this person do?',
        'Would it worry me if my aunt did it?',
        'Whom have I passed over?',
      ],
      why: 'State, verb, swap, other side. You check the measuring instrument first, which is yourself. You need the act before you can give it to someone else. Last you look around for what your eye left out.',
      from: 'A set order of questions can help, asked before you act:',
    },
    {
      id: 'level-2-read-the-room/three-sentences',
      kind: 'recall',
      prompt: 'Which three sentences do you use for someone who is upset and still listens, and what comes between them?',
      answer: 'The fact, the wish, two choices. After each of them, five seconds of silence.',
      why: '“You’ve been waiting for an hour.” “You want someone to look at your son.” “I can ask at the desk, or we can go there together.” If nothing has changed after the third, do not look for a fourth. Go.',
      from: 'Say one sentence, then be silent for five seconds.',
    },
  ],
} satisfies GuidedModule
