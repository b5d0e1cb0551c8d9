import { arrow, faint, line, sheet, signal, words } from '../../../../artwork/lessons/marks.ts'
import { person } from '../../../../artwork/lessons/person.ts'
import { bubble, clock, cross } from '../../../../artwork/lessons/things.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const
const asked = (ground: number) =>
  line(`M6 ${ground}h288`, faint) +
  person('you', { at: 34, ground, size: 0.9, arms: ['14 60', '24 66'] }) +
  person('other', { at: 266, ground, size: 0.9, looks: 'left', arms: ['10 14', '-8 4'] })

export default {
  id: 'level-3-questions-that-open',
  level: 3,
  version: 1,
  changes: [],
  title: 'Questions that open',
  description: 'Seven days of asking so that you hear what happened, and of knowing when to stop.',
  buildsOn: ['interview-within-the-law', 'a-good-witness', 'use-your-voice'],
  text: {
    content: [
      'Week 4 gave you the five stages of a fair interview. Here you get seven days to practice them, ten minutes a day, with people who know that you are practicing. The aim can be counted: in three minutes you ask at most three questions, and none of them contains something that the other person has not said.',
      { heading: 'Five openers' },
      'Learn these word for word. A tired head finds only what it has said before.',
      {
        list: [
          'To begin: “Tell me what happened, from the beginning.”',
          'To go on: “What happened then?”',
          'To go deeper, with their word: “You said ‘the gate’. Tell me more about the gate.”',
          'For the place: “Where were you, and what could you see from there?”',
          'To close: “What have I not asked?”',
        ],
      },
      'After each opener, count slowly to seven in your head. Seven is our convention; what counts is a pause that feels long. Look at your notebook while you count, so that the pause doesn’t feel like a stare. If the person is shaken, say once: “Take your time. I’m here.” Then count again.',
      { heading: 'Seven days' },
      {
        table: {
          caption: 'Ten minutes a day',
          head: ['Day', 'Do', 'Log'],
          rows: [
            ['1', 'Listen to an interview on the radio. Sort each question: open, closed or leading.', 'How many of each'],
            ['2', 'Say the five openers aloud to an empty chair. Count to seven after each.', 'The pause that felt longest'],
            ['3', 'A friend tells you about a trip. First opener, then silence for three minutes.', 'Your longest pause'],
            [
              '4',
              'A friend watches a short clip that you don’t know. Three questions at most.',
              'Details that came before your second question',
            ],
            ['5', 'The same with a new clip. Use only words that the friend used first.', 'Every word of yours that slipped in'],
            ['6', 'A friend plays an upset neighbor. Two openers, no advice.', 'When the voice came down'],
            ['7', 'Read your log. Repeat the weakest day.', 'One thing to change'],
          ],
        },
      },
      'Record the talks of days 3 to 6 if your friend agrees, and count your questions afterwards. You may go on when two talks in a row had no leading question and one full pause of seven. Take a second week if the pause is still hard.',
      { heading: 'A child who is lost' },
      {
        steps: [
          'Stay where you found the child, in view of other people. Crouch a few steps away. Don’t take a hand.',
          'Say: “Hi, I’m Lee. I’ll stay here with you until your grown-up comes.”',
          'Call another adult over, ideally someone who works there.',
          'Ask only what helps to find that grown-up: “Who did you come with?” Wait. “What do they look like?”',
          'Let the staff or an officer check who comes for the child. Then you go.',
        ],
      },
      'Don’t walk off together to search, and never put the child in a car. If there is no staff, nobody comes within minutes, or the child is hurt or in danger, call 911 at once. And if the child who is missing is yours: tell the staff and call 911, both in the first minute. There is no waiting time.',
      { heading: 'A neighbor who is upset' },
      'Stand two arm’s lengths away and a little to the side. Use the first opener and count. When the words stop, repeat the one that carried weight, in a flat voice: “The fence.” Leave out “why”, because it sounds like blame. After some minutes ask once: “What would help now?” If the neighbor threatens you or comes closer after “Stop”, the talk is over. Say your exit sentence and leave.',
      { heading: 'A witness before the police come' },
      'Here three closed questions come first, because help depends on them: “Are you hurt? Is anyone else hurt? Are they still here?” Call 911 and hand over the phone, so that the dispatcher hears it from the person who saw it. After that, collect nothing. Say: “Please keep the rest for the officers. Here is paper, if you want to write it down alone.” Offer each witness a place apart from the others. They may say no, and they may leave. Ask whether they would leave a name and number for the police.',
      { heading: 'When to stop' },
      {
        list: [
          'They say so, look at the door, or give three short answers in a row.',
          'A child begins to speak of being harmed: listen, believe, and call your state’s child abuse hotline, or 911 in danger. No more questions.',
          'A crime is involved, and you know who is hurt and who needs help.',
          'You hope for one particular answer.',
        ],
      },
      'One sentence ends it well: “Thank you. I’ll stop here.”',
      { heading: 'When you are the one who is asked' },
      'Your rights stand in Week 4. What you practice here is to say them clearly. In Davis v. United States a man who had agreed to talk said later, “Maybe I should talk to a lawyer.” The Supreme Court accepted that this was not a clear request, so his questioners were allowed to go on. Leave out “maybe” and “I think”:',
      {
        creed: [
          'Am I free to go?',
          'I choose to remain silent. I would like to speak with a lawyer.',
          'I do not consent to a search.',
        ],
      },
      'Say it once, calmly, and then stop talking. If you begin to speak about the case again, officers may take it as a change of mind. If you are a witness and want to help, protect your own memory in the same way as you protect another’s: take your pause, say “I don’t know” when that is true, and read a statement to its end before you sign it.',
    ],
    subsections: [
      'Three questions in three minutes, and seven counts of silence',
      'Only words that the other person used first',
      'A lost child: stay there, bring staff, find the grown-up',
      'A witness: who is hurt, then paper, then the police',
      'Your own rights: a whole sentence without “maybe”',
    ],
    practice: [
      'Write the five openers on a card and use one of them in an ordinary talk each day.',
      'Ask a parent you know what their child is taught to do when lost. Compare it with the steps above.',
      'Have a friend press you for three minutes with friendly questions. Say your sentence about silence and a lawyer once, then hold the pause.',
    ],
    mistake:
      'Asking the same thing again, with more force. The other person hears that the first answer was wrong and offers you a new one. If you have to come back to it, read their words aloud and ask whether you wrote them down correctly.',
    reading: [
      {
        title: 'Memory-Enhancing Techniques for Investigative Interviewing: The Cognitive Interview',
        by: 'Ronald P. Fisher and R. Edward Geiselman',
      },
      {
        title: 'Tell Me What Happened: Structured Investigative Interviews of Child Victims and Witnesses',
        by: 'Michael E. Lamb, Irit Hershkowitz, Yael Orbach and Phillip W. Esplin',
      },
      { title: 'Davis v. United States, 512 U.S. 452 (1994)', by: 'Supreme Court of the United States' },
    ],
  },
  drawing: {
    svg: sheet(
      'level-3-questions-that-open',
      296,
      asked(138),
      bubble(8, 4, 104, 24, [36, 38]),
      words([60, 21], 'Was it a van?', centred),
      bubble(202, 4, 90, 24, [264, 38]),
      words([247, 21], 'Yes, a van.', centred),
      arrow([52, 52], [248, 52], { width: 2 }),
      words([150, 72], 'Your word goes in', centred),
      cross([150, 98], 9),
      line('M8 150h284', { width: 1, dash: '1 5' }),
      asked(290),
      bubble(8, 156, 118, 24, [36, 190]),
      words([67, 173], 'What was there?', centred),
      bubble(146, 156, 146, 24, [264, 190]),
      words([219, 173], 'A trailer, no lights …', { anchor: 'middle', fill: signal }),
      arrow([248, 204], [52, 204]),
      words([150, 224], 'Their words come out', { anchor: 'middle', fill: signal }),
      clock([112, 256], 14),
      words([136, 261], 'Count to seven'),
    ),
    height: 296,
    after: 5,
    alt: 'Above, you ask “Was it a van?” and an arrow runs from you into the other person, who answers “Yes, a van”: crossed out. Below, you ask “What was there?” and count to seven; an arrow runs from the other person to you with the words “A trailer, no lights”.',
    caption: 'A closed question puts your word into a memory. An open one, with a pause, brings out theirs.',
  },
  drill: {
    title: 'Three questions, three minutes',
    needs: ['A friend who agrees', 'A clip of one minute that you have not seen', 'Paper and a timer'],
    steps: [
      { minutes: 1, text: 'Your friend watches the clip alone, with sound. You read the five openers aloud.' },
      {
        minutes: 3,
        text: 'Say the first opener. Ask two more questions at most, and count to seven before each. Write the friend’s words.',
      },
      { minutes: 1, text: 'Read your page aloud. Your friend corrects it. Add the corrections on new lines.' },
      { minutes: 2, text: 'Watch the clip together. Mark what was right and what was wrong.' },
      { minutes: 2, text: 'Go through your questions. Underline each word that the friend had not said first.' },
      { minutes: 1, text: 'Log three numbers: questions, longest pause, words of your own.' },
    ],
  },
  questions: [
    {
      id: 'level-3-questions-that-open/garden-center',
      kind: 'decide',
      prompt:
        'In a garden center a boy of about five stands crying between the shelves. Nobody seems to belong to him. You have told him your name. What do you do next?',
      options: [
        'Stay there with him and wave to a clerk to come over.',
        'Take his hand and walk to the information desk with him.',
        'Ask for his full name and address, so that you can call his home.',
        'Go from aisle to aisle with him until he sees his grown-up.',
      ],
      why: 'The grown-up will look where the child was last, and the clerk can call through the store. Leading him away, even to a desk, means that they may miss each other. An address doesn’t help to find somebody who is in the building.',
      from: 'Call another adult over, ideally someone who works there.',
    },
    {
      id: 'level-3-questions-that-open/after-the-crash',
      kind: 'decide',
      prompt:
        'A driver has hit a cyclist and gone. The cyclist is being helped, 911 has been called, and a woman who saw it all turns to you: “I have to tell someone.” What do you answer?',
      options: [
        '“Please keep it for the officers. Here is paper, if you want to write it down.”',
        '“Tell me the main points quickly, and I will pass them on to the officers for you.”',
        '“Was it a dark pickup? The man over there says that it was one.”',
        '“Come and tell it to all of us, so that we can put it together.”',
      ],
      why: 'You know who is hurt and help is coming, so nothing more is yours to collect. Her own words, alone on paper, stay hers. Passing it on makes your version of it, the pickup plants a detail, and a group blends its memories.',
      from: 'Say: “Please keep the rest for the officers. Here is paper, if you want to write it down alone.”',
    },
    {
      id: 'level-3-questions-that-open/fence',
      kind: 'mistake',
      prompt:
        'Your neighbor stands at your door, red in the face, and says that the fence is ruined. You stand to one side and ask: “Why didn’t you come to me earlier?” His voice rises. What went wrong?',
      options: [
        'The question began with “why”, and he heard blame.',
        'The question came too soon, before you had explained your side.',
        'You stood to one side, where he had to turn to you.',
        'You should have asked for a photo before talking at all.',
      ],
      why: '“Why” asks him to defend himself. “Tell me what happened” and a count of seven would have let him speak. Your side can wait, a photo cools nobody, and standing a little to the side is right.',
      from: 'Leave out “why”, because it sounds like blame.',
    },
    {
      id: 'level-3-questions-that-open/lost-child',
      kind: 'order',
      prompt: 'A small girl has lost her people at a street fair. Put your steps in order.',
      steps: [
        'Stay where she is and crouch a few steps away.',
        'Say your name and that you will stay with her.',
        'Call someone who works there.',
        'Ask whom she came with, and wait.',
        'Let the staff check who comes for her.',
      ],
      why: 'She first needs to see that you are calm and will not take her anywhere. A second adult protects both of you. Questions come after that, and only those that help to find her people. Who may collect her is for staff or officers to decide.',
      from: 'Stay where you found the child, in view of other people. Crouch a few steps away.',
    },
    {
      id: 'level-3-questions-that-open/maybe',
      kind: 'recall',
      prompt: 'Which words do you leave out when you ask for a lawyer, and why?',
      answer: '“Maybe” and “I think”. The Supreme Court accepted that “Maybe I should talk to a lawyer” was not a clear request.',
      why: 'In Davis v. United States the questioning was allowed to go on after such a sentence. “I choose to remain silent. I would like to speak with a lawyer.” is clear. Say it once, then stop talking.',
      from: 'The Supreme Court accepted that this was not a clear request, so his questioners were allowed to go on. Leave out “maybe” and “I think”:',
    },
  ],
} satisfies GuidedModule
