import type { WeekText } from './lesson-text'

export const week4: WeekText<4> = {
  intro: [
    'Interrogation is a word from films. What works, and what the law permits you, is a conversation: you look carefully, ask openly, listen longer than is comfortable, and write down what was said. That helps you judge whether someone is dangerous, and it helps a frightened neighbor tell you what she saw.',
    'The week has two parts. First you learn to weigh a threat by behavior instead of looks or gut feeling alone. Then you learn to hold an interview that a court, an employer or a friend could respect, and to know your own rights when the questions are aimed at you.',
    'Nothing here is about breaking a person down. Pressure makes people talk, but not truthfully, and most of it is illegal.',
  ],
  quote: {
    text: 'It is a capital mistake to theorize before one has data. Insensibly one begins to twist facts to suit theories, instead of theories to suit facts.',
    author: 'Arthur Conan Doyle',
    source: 'Sherlock Holmes in A Scandal in Bohemia, 1891',
    image: 'lens',
  },
  sections: {
    'assess-a-threat': {
      content: [
        'Making a threat and posing a threat are two different things. Many people say something dreadful in anger and never lift a finger. A few never announce anything to their target, yet prepare for weeks and let something slip to a third person. If you react to volume, you will misjudge both.',
        'Professionals who study targeted violence, among them the Secret Service and the FBI, arrived at a similar picture. There is no profile: age, background and diagnosis predict almost nothing. There is a path. A grievance becomes an idea, the idea becomes planning, then gathering means, then rehearsing. People around the person nearly always noticed something. What was missing was somebody who put the pieces together and passed them on.',
        { heading: 'Four questions' },
        {
          table: {
            caption: 'Weigh behavior, not appearance',
            head: ['Question', 'Raises concern', 'Lowers concern'],
            rows: [
              ['What do they want?', 'A fixed grievance against a named person or place', 'Anger that moves on within days'],
              ['What have they done about it?', 'Watching, collecting, testing, saying goodbye', 'Talk only, no steps'],
              ['Can they do it?', 'Access to the place, the person and the means', 'No access, no skill'],
              ['What holds them?', 'Losses, isolation, nothing to lose', 'Family, work, treatment, plans for next month'],
            ],
          },
        },
        'Answer in facts that you saw or heard yourself, with dates. “Creepy” is a feeling; “asked the receptionist three times when Dana leaves” is a fact. Feelings deserve attention because they tell you to look, but only facts can be handed to someone else.',
        { heading: 'Close up: the next five minutes' },
        'Assessing someone who stands in front of you is quicker and simpler. Watch for a sudden change: shouting that turns silent, a stare through you instead of at you, fists that open and close, a glance at your jaw or at the nearest exit, a foot drawn back, clothing adjusted at the waist. One of them means little. Two together mean more room and an exit. Do not try to read lies from eyes or fidgeting. Decades of research show that people, police officers included, hardly do better than a coin when they judge by demeanor.',
        'Check yourself too. You are a poor judge when you are tired, insulted or late. Ask whether you would read the same act in the same way if the person looked like your cousin. If not, you are assessing the looks.',
        { heading: 'What to do with it' },
        {
          list: [
            'Danger now: leave, call 911.',
            'Worrying but not urgent: tell those whose task it is, such as school or workplace threat assessment teams, building security, or the police non-emergency line. Give facts, dates, names of other witnesses.',
            'A plan that someone posted or confided: report it even if you think it is a joke. In the United States the FBI takes tips at tips.fbi.gov and 800-225-5324.',
            'Someone at risk of harming themselves: stay with them if it is safe, ask directly whether they are thinking about suicide, and call or text 988 together.',
          ],
        },
        'Reporting is not accusing. You hand over an observation and let trained people compare it with others. They will often answer it with help, not with handcuffs.',
        {
          note: 'Keep it lawful',
          text: 'Don’t follow the person, search their things, open their accounts or publish your suspicion. You could endanger others, break the law and destroy evidence in one step.',
        },
      ],
      subsections: [
        'Posing a threat is a path: grievance, idea, plan, means, rehearsal',
        'Facts with dates, never labels',
        'Sudden changes count for more than loudness',
        'Demeanor does not reveal lies',
        'Pass it on to those whose task it is',
      ],
      practice: [
        'Take a scene from a film in which someone grows angry. Stop it every twenty seconds and note what you see in hands, feet, eyes and voice. Mark the first moment at which you would have left.',
        'Rewrite five labels as facts: “suspicious”, “drunk”, “aggressive”, “weird”, “lying”.',
        'Save the non-emergency number of your police department and the contact of your workplace or school security in your phone.',
        'Ask a friend to describe a disturbing encounter. Fill in the four questions together and see which you cannot answer.',
      ],
      mistake:
        'Deciding first and collecting afterwards. Once you have named someone dangerous, everything they do looks like proof. Write one innocent explanation beside each fact, and see which of the two survives the week.',
      reading: [
        {
          title: 'Making Prevention a Reality: Identifying, Assessing, and Managing the Threat of Targeted Attacks',
          by: 'Federal Bureau of Investigation, Behavioral Analysis Unit',
        },
        {
          title: 'Enhancing School Safety Using a Threat Assessment Model',
          by: 'U.S. Secret Service, National Threat Assessment Center',
        },
        { title: 'Detecting Lies and Deceit', by: 'Aldert Vrij' },
      ],
    },
    'interview-within-the-law': {
      content: [
        'You may interview: a roommate after a break-in, a child who lost her way, a witness for a neighborhood report. You may not interrogate. You have no power to hold someone, to demand answers, or to threaten with consequences, and anything you extract with pressure will be worthless and possibly criminal. Remember one rule: the other person can leave at any moment, and knows it.',
        { heading: 'Why open questions work' },
        'Memory isn’t a recording. Each question you put can add something that was never there. Ask “Did he have a knife?” and some honest witnesses will come to remember a knife. Ask “What did you see in his hands?” and you learn what they saw. Investigators call the careful method a cognitive interview, and it brings up noticeably more correct detail than a list of closed questions.',
        {
          table: {
            caption: 'The same question, closed and open',
            head: ['Closed or leading', 'Open'],
            rows: [
              ['Was the car red?', 'Tell me about the car.'],
              ['He was angry, wasn’t he?', 'What did he say, and how did he sound?'],
              ['Why didn’t you run?', 'What happened next?'],
              ['Was it ten o’clock?', 'What were you doing just before?'],
            ],
          },
        },
        { heading: 'Five stages of a good interview' },
        {
          steps: [
            'Prepare. What do you need to know, who may know it, is this conversation yours to have? If a crime is involved, keep to safety and contact details and leave the rest to the police.',
            'Open. A quiet place, both seated, the door free. Say who you are, why you ask, that they need not answer, and that they may stop. Ask whether they need water, a doctor or a friend.',
            'Account. “Tell me everything from the beginning, even what seems unimportant.” Then be silent. Count to seven before you speak. Nod. Most of what you will learn comes after the first pause.',
            'Clarify. Go back to the parts you did not understand, with their words: “You said the gate was open.” One point at a time. Let them draw a sketch.',
            'Close. Repeat the essence and let them correct it. Ask what you forgot to ask. Explain what happens next and how they can reach you. Thank them.',
          ],
        },
        'Write down their words, not your summary, and note date, time, place and who was present. Mark what they saw, what they heard from others and what they concluded. Separate witnesses before they have compared their stories.',
        { heading: 'Children, shock and language' },
        'With a child who may have been harmed, don’t interview at all. Listen, say “I believe you, and I am glad you told me”, promise nothing you can’t keep, and call the child protection line of your state or 911. Specialists will ask once, in the right way; your repeated questions could spoil their case. With a person in shock, warmth, quiet and simple sentences come before any question. With somebody whose first language is another, find an interpreter who is not a relative.',
        { heading: 'When the questions are aimed at you' },
        'In the United States you may remain silent, and you may say so politely: “I choose to remain silent. I would like to speak with a lawyer.” The Miranda warning is required before questioning in custody; the right itself exists earlier. You may ask “Am I free to go?”, and if the answer is yes, go calmly. You do not have to agree to a search; “I do not consent to a search” is a complete sentence. Do not resist with your body, even if you are right: a court can repair a bad search, but not a fight.',
        'Some states require you to give your name during a lawful stop, and drivers have to show their papers. Never lie to an officer; in some settings the lie is itself the crime. Silence is not.',
        {
          note: 'Recording',
          text: 'Many states let you record a conversation you take part in; others require the consent of everyone. Look yours up before you press the button. In public, you may generally film officers at work from a distance that does not hinder them.',
        },
      ],
      subsections: [
        'You may ask; nobody has to answer you',
        'Open questions add nothing to a memory',
        'Prepare, open, account, clarify, close',
        'A child who was harmed: listen, believe, call, don’t question',
        'Your rights: silence, a lawyer, no consent to a search, no resistance',
      ],
      practice: [
        'Show a friend a two-minute film clip. Let them tell it for three minutes without one question from you. Then ask three open ones. Count how many details came before the questions.',
        'Repeat with another friend and closed questions only. Watch the clip again together and compare the errors.',
        'Practice the seven-second pause in an ordinary talk today. Notice who fills it.',
        'Say the three sentences about your rights aloud until they sound calm: silence, lawyer, no consent.',
        'Look up whether your state needs the consent of one person or of all for a recording.',
      ],
      mistake:
        'Helping with the answer. A witness who searches for a word is working; the word you offer is yours and will be in the statement forever. Wait.',
      reading: [
        {
          title: 'Principles on Effective Interviewing for Investigations and Information Gathering (the Méndez Principles)',
          by: 'an international expert committee, 2021',
        },
        { title: 'Eyewitness Evidence: A Guide for Law Enforcement', by: 'National Institute of Justice' },
        { title: 'Miranda v. Arizona, 384 U.S. 436 (1966)', by: 'Supreme Court of the United States' },
      ],
    },
  },
}
