import type { Question } from '../../domain/course/questions'
import type { SectionId } from '../curriculum/outline'

export const week4Questions: Readonly<Record<SectionId<4>, readonly Question[]>> = {
  'assess-a-threat': [
    {
      id: 'assess-a-threat/sudden-silence',
      kind: 'decide',
      prompt:
        'At a bus stop a man has been shouting at the schedule. Now he turns silent, stares through you and draws one foot back. What do you do?',
      options: [
        'Make more room between you and move toward a way out.',
        'Stay where you are, since his anger has passed.',
        'Ask him calmly what happened, to keep him talking.',
        'Watch his eyes for a while to see whether he means it.',
      ],
      why: 'You see three signs together: sudden silence, a stare through you, a foot drawn back. Two already mean room and an exit. Silence after shouting does not show that the anger is gone, talk keeps you close, and people hardly do better than a coin when they judge by demeanor.',
      from: 'One of them means little. Two together mean more room and an exit.',
    },
    {
      id: 'assess-a-threat/posted-plan',
      kind: 'decide',
      prompt:
        'In a group chat someone you hardly know writes that he will “visit” his old school on Friday, and that nobody there will forget it. You are nearly sure that he is joking. What do you do?',
      options: [
        'Report it to the FBI’s tip line, in his exact words.',
        'Ask him in a private message whether he is serious.',
        'Keep a copy and see whether a second message follows.',
        'Publish it, so that the families can keep their children home.',
      ],
      why: 'Whether it is a joke is for trained people to find out; they can compare your piece with others. Asking him or waiting uses up the days until Friday. Publishing a suspicion can endanger others, break the law and destroy evidence.',
      from: 'A plan that someone posted or confided: report it even if you think it is a joke. In the United States the FBI takes tips at tips.fbi.gov and 800-225-5324.',
    },
    {
      id: 'assess-a-threat/creepy',
      kind: 'mistake',
      prompt:
        'You write to building security: “On Tuesday and Thursday at noon a creepy man was in the lobby again. He is clearly obsessed with Dana at the front desk.” What is wrong here?',
      options: [
        'It uses labels where it should say what he did.',
        'It comes too early, since nothing has happened yet.',
        'It went to security, though it was for the police alone.',
        'It gives days and hours, which he could dispute later.',
      ],
      why: '“Creepy” and “obsessed” are labels. That he asked three times when Dana leaves would be a fact. Early is right, because a report is not an accusation; building security is the right place; dates belong in it.',
      from: '“Creepy” is a feeling; “asked the receptionist three times when Dana leaves” is a fact. Feelings deserve attention because they tell you to look, but only facts can be handed to someone else.',
    },
    {
      id: 'assess-a-threat/the-path',
      kind: 'order',
      prompt: 'There is no profile of those who carry out targeted violence, but there is a path. Put its stages in order.',
      steps: ['A grievance.', 'An idea.', 'Planning.', 'Gathering the means.', 'Rehearsing.'],
      why: 'Age, background and diagnosis predict almost nothing, but the path can be noticed. People around the person nearly always noticed something; what was missing was somebody who put the pieces together and passed them on.',
      from: 'A grievance becomes an idea, the idea becomes planning, then gathering means, then rehearsing.',
    },
    {
      id: 'assess-a-threat/self-harm',
      kind: 'recall',
      prompt: 'Someone near you may be at risk of harming themselves. Which three things do you do?',
      answer:
        'Stay with them if it is safe, ask directly whether they are thinking about suicide, and call or text 988 together.',
      why: 'You are not asked to judge or to solve it. You stay, you ask the plain question, and you bring in people whose task it is. The number is 988, by call or text.',
      from: 'Someone at risk of harming themselves: stay with them if it is safe, ask directly whether they are thinking about suicide, and call or text 988 together.',
    },
  ],
  'interview-within-the-law': [
    {
      id: 'interview-within-the-law/harmed-child',
      kind: 'decide',
      prompt:
        'On Sunday afternoon your neighbors’ daughter, eight years old, tells you over the fence that someone at home hurts her. She is crying. What do you do?',
      options: [
        'Listen, say that you believe her, and call the child protection line.',
        'Ask her gently when and how often, so that your report is complete.',
        'Promise to keep it between you two until she is ready for more.',
        'Walk home with her and ask her mother what may be behind it.',
      ],
      why: 'Specialists will ask once, in the right way; your questions, even gentle ones, could spoil their case. You can’t keep a promise of secrecy. Asking at home may take her back to the person who hurts her.',
      from: 'Listen, say “I believe you, and I am glad you told me”, promise nothing you can’t keep, and call the child protection line of your state or 911.',
    },
    {
      id: 'interview-within-the-law/backpack',
      kind: 'decide',
      prompt:
        'An officer stops you on the sidewalk at dusk and asks to look into your backpack. You do not want it, and you think that he has no right to. He reaches for the bag. What do you do?',
      options: [
        'Say “I do not consent to a search” and keep still.',
        'Step back with the bag, since he has no right to it.',
        'Say that the bag belongs to a friend who is not here.',
        'Open it yourself, since refusing would look like guilt.',
      ],
      why: 'One sentence is enough, and your body stays out of it: a court can repair a bad search, but not a fight. Stepping back with the bag resists with your body, a lie may itself be the crime, and you do not have to agree.',
      from: 'You do not have to agree to a search; “I do not consent to a search” is a complete sentence. Do not resist with your body, even if you are right: a court can repair a bad search, but not a fight.',
    },
    {
      id: 'interview-within-the-law/offered-word',
      kind: 'mistake',
      prompt:
        'You ask your roommate about the break-in. She says, “In front there was a sort of”, and searches for the word. You ask, “A van?” She nods, and you write down “van”. What is wrong here?',
      options: [
        'You should have waited for her word, since “van” is yours.',
        'You should have given her two or three words to choose from.',
        'You should have let her nod and written it down afterwards.',
        'You should have asked in a whole sentence: “Was it a van?”',
      ],
      why: 'Someone who searches for a word is working, so wait. Two or three words to choose from, or a full closed question, put your words into her memory as well. Writing at once is right, if the words are hers.',
      from: 'A witness who searches for a word is working; the word you offer is yours and will be in the statement forever. Wait.',
    },
    {
      id: 'interview-within-the-law/five-stages',
      kind: 'order',
      prompt:
        'A neighbor saw how the old oak fell on the playground, and you are writing the street’s report. Put the stages of the interview in order.',
      steps: [
        'Ask yourself whether this conversation is yours to have.',
        'Say who you are, why you ask, and that she may stop.',
        '“Tell me everything from the beginning.” Then be silent.',
        'Go back, with her words, to what you did not understand.',
        'Repeat the essence and let her correct it.',
      ],
      why: 'You prepare alone, you open by making her free to stop, and her whole account comes before any question of yours. Then you clarify one point at a time, and you close by letting her correct you.',
      from: 'Prepare, open, account, clarify, close',
    },
    {
      id: 'interview-within-the-law/silence',
      kind: 'recall',
      prompt: 'Officers question you, and you do not want to answer. Which two sentences do you say, politely?',
      answer: '“I choose to remain silent. I would like to speak with a lawyer.”',
      why: 'You may say this before any Miranda warning; the right itself exists earlier. In some settings a lie is itself the crime; silence is not. Some states do require your name during a lawful stop, and drivers have to show their papers.',
      from: 'In the United States you may remain silent, and you may say so politely: “I choose to remain silent. I would like to speak with a lawyer.”',
    },
  ],
}
