import type { WeekText } from './lesson-text'

export const week5: WeekText<5> = {
  intro: [
    'Capturing a person is the work of officers with a warrant, a radio, training and a judge behind them. You will not do it, and this week explains why, with a simulated case told from the first call to the courtroom.',
    'What you can do matters just as much. Cases are solved by people who looked, remembered and called. Neighborhoods come through storms and blackouts because someone knew who needs oxygen on the third floor. Both of those jobs are open to you.',
    'With this week the course ends. The last practice is a drill that you run with real neighbors.',
  ],
  quote: {
    text: 'An ounce of prevention is worth a pound of cure.',
    author: 'Benjamin Franklin',
    source: 'on protecting towns from fire, The Pennsylvania Gazette, February 4, 1735',
    image: 'bucket',
  },
  sections: {
    'anatomy-of-a-capture': {
      content: [
        {
          note: 'A simulated case',
          text: 'The town of Fairmount Crossing, the people in it and this case are invented. It shows what only authorities may do. It is not a set of instructions.',
        },
        { heading: 'What happened' },
        'On a Tuesday at 6:40 in the evening, a pharmacy is robbed. The clerk, Maribel, gives the man the money, as she was trained to. He leaves on foot. A customer, Theo, wants to run after him. Maribel says, “Theo, lock the door and call.” He does. That sentence is the most important act in the whole case.',
        'Theo tells the dispatcher the address, that nobody is hurt, that one man left toward the river, and then what he saw: gray running shoes with a torn sole, dark jeans, green rain jacket, a limp on the left. He stays on the line. Three minutes later a patrol is there.',
        { heading: 'What the authorities did, and why you may not' },
        {
          table: {
            caption: 'Each step needs a power that you do not have',
            head: ['Step', 'Who', 'On what authority'],
            rows: [
              [
                'Stopped a limping man two streets away',
                'Patrol officer',
                'Reasonable suspicion, stated in words (Terry v. Ohio)',
              ],
              ['Let him go when the shoes did not match', 'The same officer', 'Suspicion had ended, so the stop had to'],
              ['Viewed the camera of a bus stop', 'Detective', 'Request to the owner, recorded'],
              ['Searched an apartment', 'Detectives', 'Warrant signed by a judge, on probable cause'],
              ['Arrested the suspect at a bus depot', 'Four officers, one negotiator', 'Arrest warrant'],
              ['Questioned him', 'Detective, on video', 'After the Miranda warning, with his lawyer'],
              ['Kept him in jail overnight', 'County', 'Charge, then a hearing before a judge'],
            ],
          },
        },
        'Notice the second row. A man who limps was stopped and, after ninety seconds, sent on his way with an explanation. The officer could be wrong lawfully because the law told her how long and how far. If Theo had tackled the same man, an innocent person would be in the hospital, the robber would be across the river, and Theo would be the one in court.',
        'Look at the arrest as well. It took four days. Officers knew by the second evening where the suspect slept, but they waited until he stood in an open place, with no children near and his hands visible, and a negotiator spoke to him first. It lasted forty seconds and nobody was hurt. Patience, numbers and a plan did that, not courage.',
        { heading: 'Where people go wrong' },
        'Three temptations recur in true cases. One is the chase. The next is posting: a neighbor puts a blurred picture online with a name, the name is wrong, and a family has to move. The third is the reward, which turns a report into a hunt. Bail agents and private security also work under limits set by state law; a badge from a web shop changes nothing for you. Pretending to be an officer is a crime everywhere in the United States.',
      ],
      subsections: [
        'Stop, search, arrest, question, hold: each needs its own authority',
        'Being wrong lawfully is a protection that you do not have',
        'Patience and numbers make arrests safe',
        'No chase, no posting of names, no hunting for rewards',
      ],
      practice: [
        'Go through the table and say for each row what a private person should do at that point. The answer is nearly always “stay, remember, report”.',
        'Retell the case from the side of the man who was stopped by mistake. What did he need from the officer?',
        'Look up Terry v. Ohio and write its rule in one sentence.',
      ],
      mistake:
        'Believing that “citizen” in citizen’s arrest means that it is made for you. In most real situations you can’t know whether its conditions are met until a court has told you.',
      reading: [
        { title: 'Terry v. Ohio, 392 U.S. 1 (1968)', by: 'Supreme Court of the United States' },
        { title: 'Graham v. Connor, 490 U.S. 386 (1989)', by: 'Supreme Court of the United States' },
        { title: 'Know Your Rights: Stopped by Police', by: 'American Civil Liberties Union' },
      ],
    },
    'a-good-witness': {
      content: [
        'A good witness has three habits: safe place, clear call, clean notes. None of them needs bravery.',
        { heading: 'The call' },
        'Dispatchers ask in an order that sends help soonest, so answer their questions rather than telling your story. Where comes first, because help can start rolling on an address alone. If you do not know it, name the two crossing streets, the store sign, the floor. Then what is happening now, and whether there are weapons or injuries. Then who, and which way they went.',
        { heading: 'The description' },
        'Go from what cannot change to what can.',
        {
          table: {
            caption: 'In this order',
            head: ['Look at', 'For example'],
            rows: [
              ['What lasts', 'Height against a door frame, build, gait, scars, tattoos, voice, accent'],
              ['What lasts an hour', 'Shoes, pants, bag'],
              ['What changes in a minute', 'Jacket, hat, mask'],
              ['Vehicle', 'Plate first, then color, body, make, damage, stickers'],
              ['Direction', 'Street and compass point, on foot or in what'],
            ],
          },
        },
        'Measure height by things: “his head reached the top hinge”. Say what you don’t know. “I did not see his hands” is far more useful than a guess, and nobody will blame you for it.',
        { heading: 'The notes' },
        'Within ten minutes, before you discuss it, write what you saw, heard and smelled, with the time, where you stood, the light, and what stood in your way. Sign and date it. Don’t correct it later; add a new line with a new time. If you took pictures or video, keep the original file, hand a copy to the police and don’t post it. Film only from where you are safe already, and never at the price of helping someone.',
        'Touch nothing. If a room was broken into, stay out of it; keep people out, stand where you can see the door, and wait. Should rain threaten a footprint, put a bucket over it without moving anything.',
        { heading: 'Afterwards' },
        'You may be asked to look at photographs. Say plainly if you are unsure; “none of these” is a proper answer. You may be called to court. Read your notes beforehand, answer only what is asked, and say “I don’t remember” when that is the truth. If you are afraid of someone, tell the prosecutor’s office. Most have a victim and witness service that can help with transport, protection and time off work. Anonymous tip lines such as Crime Stoppers exist too.',
      ],
      subsections: [
        'Where, what now, injuries and weapons, who, which way',
        'From what lasts to what changes',
        'Say what you don’t know',
        'Notes within ten minutes, alone, dated',
        'Original files to the police, none to the internet',
      ],
      practice: [
        'Have a friend show you a photograph for five seconds. Describe it on paper in the order of the table. Check.',
        'Read three license plates a day and recall them after ten minutes.',
        'Record yourself making a mock call with a stopwatch. Your location should be out within eight seconds.',
        'From where you sit, write how you would tell a dispatcher to find you without a street number.',
      ],
      mistake:
        'Filling gaps to be helpful. A confident wrong detail sends officers after the wrong coat, and once you have said it aloud you will come to believe it.',
      reading: [
        { title: 'Eyewitness Evidence: A Guide for Law Enforcement', by: 'National Institute of Justice' },
        { title: 'Calling 911', by: 'National 911 Program, 911.gov' },
      ],
    },
    'neighbors-in-an-emergency': {
      content: [
        'After an earthquake, a tornado or a week without power, the first people who help you are those next door. Professionals come, but they come to everyone at once. For the first hours, sometimes for three days, a street has itself.',
        { heading: 'Begin with a list' },
        'Know the ten households round you: names, phone numbers, who lives alone, who needs a machine or medicine, who has a ladder, a generator, a nurse’s license, a second language. Ask, don’t snoop; tell people what the list is for, who keeps it, and cross out anyone who does not want to be on it. Keep it on paper.',
        { heading: 'Household first' },
        {
          list: [
            'Water: one gallon per person and day, for several days; and what the animals need.',
            'Food that needs no cooking, a can opener, medicine for a week, spare glasses.',
            'Flashlight, radio with batteries or a crank, power bank, copies of papers, cash in small bills.',
            'One meeting place outside the house and one outside the district; one contact in another state whom everybody calls.',
          ],
        },
        'If your own house is not ready, you will be a case instead of a helper.',
        { heading: 'The first hour on a street' },
        {
          steps: [
            'Look after yourself and those in your home. Shoes on before you walk; glass is everywhere.',
            'Smell for gas. If you smell it, leave, and call from outside; don’t touch a switch. Close the valve only if you know how and can do it safely.',
            'Meet at the agreed corner. Whoever comes first writes the time on a sheet: who is here, who is not.',
            'One person leads, another writes, one keeps the radio or phone. Everyone else goes in twos, never alone.',
            'Each pair checks the doors on its part of the list: knock, call, listen. Help the most urgent who can be saved with what you have. Mark the sheet, not the wall.',
            'Report to the emergency services in one message: place, number of injured, what blocks the way, what you need.',
          ],
        },
        'This is the core of the Incident Command System that fire services use, shrunk to a street: one leader, clear tasks, no more than about five people to one voice, everything written. When the professionals arrive, hand over the sheet, say what you have done, and do what they ask. Handing over well is part of the job.',
        { heading: 'Limits' },
        'Don’t enter a damaged building, moving water or smoke. Don’t touch wires. Don’t patrol with weapons or set up checkpoints; that has got neighbors killed. Put out a fire only if it is smaller than you, you have an extinguisher and a way out behind your back. A helper who gets hurt needs two more helpers.',
        'Look after minds too. Stay with people, tell them what you know and what you don’t, give them something useful to do, help them reach their family. It is called psychological first aid, and you can learn it in a day.',
      ],
      subsections: [
        'Ten households, one list on paper, with permission',
        'Your house first: water, medicine, light, meeting places',
        'One leads, one writes, all others in twos',
        'One message: place, injured, obstacles, needs',
        'Stay out of buildings, water, smoke; keep away from wires',
      ],
      practice: [
        'Knock at two doors this week where you don’t know the names. Bring your number on a card.',
        'Switch off your power at the main breaker for one evening, with everyone’s agreement. Note what you missed.',
        'Run the first hour as a game with four neighbors: twenty minutes, one sheet, three imaginary injured people. Talk it over with a drink afterwards.',
        'Sign up for Community Emergency Response Team training if your county offers it, or take FEMA’s free IS-100 course online.',
      ],
      mistake:
        'Waiting for the meeting at which everything is organized. Two neighbors with a list are already a team. Start with them.',
      reading: [
        { title: 'Are You Ready? An In-depth Guide to Citizen Preparedness', by: 'Federal Emergency Management Agency' },
        {
          title: 'Community Emergency Response Team Basic Training Participant Manual',
          by: 'Federal Emergency Management Agency',
        },
        {
          title: 'Psychological First Aid: Field Operations Guide',
          by: 'National Child Traumatic Stress Network and National Center for PTSD',
        },
      ],
    },
  },
}
