import { arrow, box, faint, line, sheet, signal, words } from '../../../../artwork/lessons/marks.ts'
import type { GuidedModule } from '../../training-text.ts'

const centred = { anchor: 'middle' } as const
/** A sheet of notes with three lines. */
const note = (x: number) => box(x, 8, 24, 30, { width: 1.8 }) + line(`M${x + 5} 16h14m-14 7h14m-14 7h9`, faint)

export default {
  id: 'level-4-debrief-without-blame',
  level: 4,
  version: 1,
  changes: [],
  title: 'Debrief without blame',
  description: 'Twenty minutes that turn eight notes into one change for next time.',
  buildsOn: ['first-minutes-after', 'a-good-witness'],
  text: {
    content: [
      'Eight people leave an exercise with eight stories. In twenty minutes you make one sheet of them, and one change that everybody can see next time. This page uses “The loud guest” of the planning module as its example.',
      { heading: 'Twenty minutes' },
      {
        table: {
          caption: 'Our division of twenty minutes; the leader keeps the clock aloud',
          head: ['Minute', 'Part', 'You say'],
          rows: [
            ['0 to 3', 'Write alone', '“Three things you saw or heard. No talking.”'],
            ['3 to 5', 'What was planned', 'Read the aim aloud, word for word.'],
            ['5 to 10', 'What happened', '“In the order of the clock. Only what you saw.”'],
            ['10 to 14', 'Why', '“What made that likely?”'],
            ['14 to 18', 'What next', '“Which one thing do we change?”'],
            ['18 to 20', 'Close', '“One word each. Who goes home with whom?”'],
          ],
        },
      },
      'Sit in a circle with water, and everybody out of their role. Writing comes first because memories blend, as they do for a witness: after the first loud voice has told it, all the others remember it that way. Notes keep a witness’s rules: what, when, where I stood, what I couldn’t see.',
      { heading: 'Who speaks when' },
      {
        steps: [
          'The stopwatch: bare numbers, without remarks.',
          'The pair that watched.',
          'Those who played the angry guest and his friend.',
          'Those who left, about themselves: “I saw”, “I heard”.',
          'The safety observer.',
          'You, last, and you begin with something that you did badly.',
        ],
      },
      'If you speak first, most will agree with you. If you begin with your own slip, theirs become easier to tell. Anyone may say “I pass”.',
      { heading: 'Questions instead of verdicts' },
      'A verdict ends the thinking; the other person only defends. Ask about a moment, and then be silent for five seconds.',
      {
        table: {
          caption: 'The same point, asked',
          head: ['Verdict', 'Question'],
          rows: [
            ['“You were too slow.”', '“What did you see at second ten, and what were you waiting for?”'],
            ['“You froze.”', '“What did you notice first? What came next?”'],
            ['“Nobody listened.”', '“Which words could you hear from where you stood?”'],
            ['“You should have used the door.”', '“Where was the door for you at that moment?”'],
            ['“Well done, all of you.”', '“Which moment would you do the same way again, and how did you do it?”'],
          ],
        },
      },
      'Speak of places instead of people: “the one nearest the door”. Should somebody give a verdict, turn it: “At which second did you see that?”',
      { heading: 'Why, until it can be changed' },
      'Ask “what made that likely?” until you reach something that a group can change: a place, a word, an order, a role, a rule. In round one a pair took forty-one seconds. What made that likely? Each waited for the other. And that? Nobody had said who goes first. There you stop, because that can be changed. “He is timid” can’t, and it is a verdict.',
      'No blame doesn’t mean no rules. Somebody who crossed the tape or ignored “time out” was dealt with on the floor, and you talk on with that person alone. The circle is no court.',
      { heading: 'One change for next time' },
      'You will have six ideas. Choose the one that moves the number of the aim most for the least work. It is small, somebody’s name stands beside it, and one can see in the first round whether it is done. The other five go on a list called “later”.',
      {
        table: {
          caption: 'The sheet, filled in for one evening',
          head: ['Line', 'Example'],
          rows: [
            ['Planned', 'Outside, voices low, within 30 seconds'],
            ['Happened', 'Six runs: 41, 33, 28, 35, 27, 26 seconds; one loud voice'],
            ['Why', 'Nobody had said who goes first'],
            ['One change', 'Before each run the pair says aloud who opens the door'],
            ['Who, by when', 'Sam reminds, next exercise, round one'],
            ['Checked', '(filled in next time)'],
          ],
        },
      },
      'Under “happened” and “why” stand no names. Nothing else leaves the room: no recording, no story at work the next day.',
      { heading: 'When somebody is shaken' },
      'You may see it only now, when it is quiet: pale, far away, tears, a leg that doesn’t stop. This talk is about a plan. It is no treatment, and making people go through a bad moment again before a group can do harm.',
      {
        steps: [
          'Leave their moment out. Go on with another, or close early.',
          'The safety observer asks them quietly: “Company, or quiet?” Water, a jacket, fresh air.',
          'Listen if they want to talk. Don’t ask for details, don’t explain, don’t say that it was only a game.',
          'Settle how they get home and who is there. Nobody who still shakes drives.',
          'Call the next day. Bad sleep for some nights is usual; if it lasts for weeks or gets in the way of life: a doctor or a counselor.',
          'If they speak of harming themselves, stay, ask directly whether they think about suicide, and call or text 988 together. In immediate danger, 911.',
        ],
      },
      'If something real happened, an injury or a call to 911, there is no debrief that evening. Look after people, let everybody write notes alone, and meet some days later.',
      { heading: 'The week after' },
      {
        list: [
          'Same evening: date and sign the sheet.',
          'Next day: call whoever was shaken, left early or said nothing.',
          'Day 3: send the sheet to all eight.',
          'Day 7: ask whether the change is ready.',
          'Next exercise: read it aloud first, run it in round one, and fill in “checked”.',
        ],
      },
    ],
    subsections: [
      'Notes alone before the first word',
      'Planned, happened, why, next: in that order',
      'The leader speaks last and begins with a mistake of their own',
      'One change, with a name and a date',
      'Nobody has to retell a bad moment',
    ],
    practice: [
      'After any shared task this week, a move or a dinner, ask the four questions in eight minutes. Write one change.',
      'Catch three verdicts of your own, spoken or thought. Write the question that stood behind each.',
      'Log after each debrief: minutes, how many spoke, verdicts that you turned, whether the last change was done. You may lead it for another group once three changes in a row were done.',
    ],
    mistake:
      'Filling the sheet with ten good intentions. Next time nobody has done any, and the group learns that the talk leads nowhere.',
    reading: [
      { title: 'TC 25-20, A Leader’s Guide to After-Action Reviews', by: 'U.S. Army' },
      { title: 'Experiential Learning', by: 'David A. Kolb' },
      {
        title: 'Psychological First Aid: Guide for Field Workers',
        by: 'World Health Organization, War Trauma Foundation and World Vision International',
      },
    ],
  },
  drawing: {
    svg: sheet(
      'level-4-debrief-without-blame',
      254,
      ...[34, 64, 94, 124, 154, 184, 214, 244].map((x) => note(x - 1)),
      words([150, 60], 'Eight notes, written alone', centred),
      line('M20 74L114 206M280 74L186 206', { width: 3 }),
      words([150, 92], 'What was planned?', centred),
      line('M46 104H254', { width: 1, dash: '1 5' }),
      words([150, 126], 'What happened?', centred),
      line('M70 138H230', { width: 1, dash: '1 5' }),
      words([150, 160], 'Why?', centred),
      arrow([150, 176], [150, 212]),
      box(88, 218, 124, 30, { stroke: signal, width: 3 }),
      words([150, 238], 'One change', { anchor: 'middle', fill: signal }),
    ),
    height: 254,
    after: 4,
    alt: 'A funnel. At the top eight sheets of notes, written alone. Below them, each narrower, the questions: what was planned, what happened, why. An arrow leads from the neck of the funnel to one box: one change.',
    caption: 'Eight notes go in, one change comes out.',
  },
  drill: {
    title: 'Four questions about breakfast',
    needs: ['Paper and pen', 'A timer', 'Something you did today with a plan: a trip, a meal, a meeting'],
    steps: [
      { minutes: 2, text: 'Write alone three things you saw or heard, each with its time, and one that you couldn’t see.' },
      { minutes: 2, text: 'Write what was planned in one sentence, and what happened in numbers. No word of praise or blame.' },
      {
        minutes: 3,
        text: 'Take the biggest gap between them. Ask “what made that likely?” until the answer is a place, a word, an order, a role or a rule.',
      },
      { minutes: 2, text: 'Write one change: what, who, by when, and how somebody else could see that it is done.' },
      { minutes: 1, text: 'Say aloud, as a question, the verdict that came to your mind first. Wait for five silent seconds.' },
    ],
  },
  questions: [
    {
      id: 'level-4-debrief-without-blame/goes-pale',
      kind: 'decide',
      prompt:
        'Minute seven. As the group comes to the second round, Maria, who left first, turns pale and looks at the floor. What do you do?',
      options: [
        'Pass over her moment; the observer asks her quietly: company, or quiet?',
        'Ask her kindly to tell the group what she felt, so that it doesn’t stay inside her.',
        'Go on as planned and speak with her once the twenty minutes are over.',
        'Tell her before everyone that it was only an exercise and that nobody blames her.',
      ],
      why: 'The talk is about a plan and treats nobody. Retelling before a group can do harm, waiting leaves her in the middle of it, and “only an exercise” tells her that what she feels is wrong, with everybody watching.',
      from: 'Leave their moment out. Go on with another, or close early.',
    },
    {
      id: 'level-4-debrief-without-blame/too-timid',
      kind: 'decide',
      prompt:
        'Asked why the first pair took forty-one seconds, somebody says, “Tom is just too timid.” Tom says nothing. What do you say?',
      options: [
        '“At which second did you see something? What made it likely?”',
        '“Tom, is that true? Tell us how you see it yourself.”',
        '“That isn’t fair. Tom was braver than most of us tonight.”',
        '“Let’s leave that. Who has another reason for the forty-one seconds?”',
      ],
      why: 'You turn the verdict into a question about a moment, until something can be changed. Asking Tom makes him defend himself, praise is a verdict too, and leaving it there lets it stand.',
      from: 'Should somebody give a verdict, turn it: “At which second did you see that?”',
    },
    {
      id: 'level-4-debrief-without-blame/leader-begins',
      kind: 'mistake',
      prompt:
        'Everybody sits down, and the leader opens: “I’ll tell you quickly what I saw, then you can add to it.” What is wrong here?',
      options: [
        'The others will now remember and say what the leader said.',
        'The leader should stay silent until the debrief has ended.',
        'The leader should first have praised what went well for everyone.',
        'The leader should have given the word to the most experienced person.',
      ],
      why: 'Memories blend, and people agree with whoever leads. So all write alone first, and the leader speaks last, but does speak. Praise is a verdict as well, and the most experienced voice colors the others just as much.',
      from: 'If you speak first, most will agree with you.',
    },
    {
      id: 'level-4-debrief-without-blame/four-questions',
      kind: 'order',
      prompt: 'Put the parts of the debrief in order.',
      steps: [
        'Everyone writes alone.',
        'What was planned: the aim, word for word.',
        'What happened, in the order of the clock.',
        'Why: what made that likely?',
        'What next: one change.',
      ],
      why: 'Notes come before talk, so that eight memories stay eight. The aim tells which facts matter. Reasons for facts that nobody has agreed on lead to a quarrel, and a change without a reason is a guess.',
      from: 'Planned, happened, why, next: in that order',
    },
    {
      id: 'level-4-debrief-without-blame/good-change',
      kind: 'recall',
      prompt: 'Six ideas are on the table. Which one do you choose, and what must be true of it?',
      answer:
        'The one that moves the aim’s number most for the least work. It is small, has a name beside it, and can be seen in round one.',
      why: 'One change that is done teaches a group more than ten good intentions. The name makes sure that it happens, and round one shows whether it did. The other five wait on the list called “later”.',
      from: 'It is small, somebody’s name stands beside it, and one can see in the first round whether it is done.',
    },
  ],
} satisfies GuidedModule
