import type { Simulation } from '../training-text.ts'

export default {
  id: 'followed-home',
  version: 1,
  title: 'Followed home',
  description: 'A man in a white cap was in the drugstore, on the bus, and now at your stop. You decide where you walk.',
  opening: [
    'It is 10:50 on a Tuesday night. You have closed the kitchen of a hotel and ridden six stops on the number 12 bus. Your apartment is on the second floor of a brick house on Alder Street, eight minutes on foot.',
    'In the drugstore, before the bus, a man in a white cap stood behind you in line with nothing in his hands. He took the same bus and sat two rows behind you. You carry a shoulder bag, your keys, and a phone with half its battery.',
  ],
  start: 'stop',
  scenes: {
    stop: {
      words: [
        'The bus pulls away. The white cap has got off by the rear door and bends over a shoelace that is, as far as you can see, tied. Lincoln Avenue is wet and bright. A few cars pass, and nobody else is on foot.',
        'To your right, Sixth Street leads over to Alder, which runs beside the avenue under maples: your usual way. Straight ahead on the avenue, three blocks up at Ninth, stands a gas station that is open all night.',
      ],
      question: 'How do you go on?',
      choices: [
        {
          text: 'Take the usual way by Alder Street, only faster.',
          follows: 'You turn into Sixth and then into Alder. After half a block you hear the steps turn in behind you.',
          why: 'Most people behind you are only going home, and so are you. But the short way has no people on it, and at its end is your door.',
          next: 'alder',
        },
        {
          text: 'Stay on the avenue, cross at the light, then cross back, and see what he does.',
          follows: 'It feels silly to cross a street twice for nothing. You do it without hurry, the phone in your pocket.',
          why: 'It is a gentle test in a bright place, and someone with an errand of his own will not repeat it. It costs you two minutes.',
          next: 'crossing',
        },
        {
          text: 'Turn around and ask him, “Are you following me?”',
          follows: 'He straightens up, smiles and comes closer. “It’s a free country,” he says.',
          why: 'The question shows that you have noticed him, and some people leave then. It also begins a conversation, on an empty sidewalk, at his distance.',
          next: 'talk',
        },
      ],
    },
    crossing: {
      words: [
        'You look into the dark window of a shoe store, which mirrors the street. The white cap crosses with you. You cross back at the next corner, and he does too, against the red. When you slow down, he slows down. When you stop, he studies the menu of a closed restaurant.',
        'The drugstore, the bus, the stop, two crossings: no errand would explain all of it. The sign of the gas station is two blocks ahead. Seventh Street, on your right, would bring you home in four minutes.',
      ],
      question: 'What do you do now?',
      choices: [
        {
          text: 'Walk briskly to the gas station and go in.',
          follows: 'You don’t run. He stays twenty steps behind you as far as the pumps.',
          why: 'Light, staff and cameras are close, and he does not learn your address. You will get home later, and tired as you are, that is not nothing.',
          next: 'station',
        },
        {
          text: 'Call 911 while you walk to the gas station.',
          follows:
            '“Lincoln Avenue at Seventh, walking toward Ninth,” you say first. The dispatcher stays on the line until you are inside, and you tell the clerk why you are there.',
          why: 'Nothing has happened yet, and it is still what the number is for. The call takes your attention, so keep your eyes up while you talk.',
          next: 'waiting',
        },
        {
          text: 'Call your friend Maya and talk with her all the way home.',
          follows:
            'You say the sentence that you agreed on, and Maya stays on the line. He drops back a little and still takes each turn that you take.',
          why: 'A voice on the phone is a witness, and some followers dislike it. But Maya is half an hour away, and you are showing him where you live.',
          next: 'door',
        },
      ],
    },
    talk: {
      words: [
        'He walks at your side now, a step too near. “Relax, I’m going that way. What’s your name? I’ll walk you home, it’s late.” His breath smells of mint. When you go faster, he goes faster. When you stop, he stops.',
        'Cars hiss past on the wet avenue, and no one in them looks. The gas station’s sign stands three blocks ahead, green and white. Sixth Street, dark under its maples, opens on your right.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Step away from him, say “Stay back. I don’t know you,” loudly, and go on along the avenue.',
          follows:
            '“Crazy,” he says, but he lets five, then fifteen steps come between you. You walk on to the gas station and go in.',
          why: 'One sentence without a question mark tells him and anyone at an open window what this is. It may make him angry, so say it once and leave the last word to him.',
          next: 'station',
        },
        {
          text: 'Stay friendly, so as not to provoke him, and go home.',
          follows: 'You give a wrong name and nod where he wants it. He talks all the way down Sixth and along Alder.',
          why: 'Politeness can buy a few calm minutes, and sometimes there is no other choice. Here there was a lit avenue, and now he comes along to your door.',
          next: 'door',
        },
        {
          text: 'Run, down Sixth Street, toward home.',
          follows:
            'The bag beats against your hip. After a minute your breath is used up, and behind you steps come around the corner.',
          why: 'Running makes distance, and distance is right. But you spend your reserve early and run away from the people and the light.',
          next: 'alder',
        },
      ],
    },
    alder: {
      words: [
        'Alder Street smells of wet leaves. Every third lamp is out, and cars stand bumper to bumper along the curb. The steps are some twenty behind you, and they quicken when yours do. You are breathing through your mouth.',
        'Your house is a block and a half ahead. On the left one porch is lit, with a television flickering behind the curtain. At the next corner Eighth Street leads back to the avenue, one long block with lamps.',
      ],
      question: 'Where do you go?',
      choices: [
        {
          text: 'Go up to the lit porch and ring the bell.',
          follows: 'The bell is loud. The steps behind you stop.',
          why: 'Somebody is at home and awake, thirty steps away. You disturb a stranger at eleven at night; most will forgive it.',
          next: 'porch',
        },
        {
          text: 'Turn at Eighth and walk back to the avenue and the gas station.',
          follows: 'He follows as far as the avenue. You see the green and white sign and don’t slow down until the door chimes.',
          why: 'The block is long, and on it you are alone with him. At its end are staff and cameras, and he still doesn’t know your house.',
          next: 'station',
        },
        {
          text: 'Keep going. Home is only a block and a half away.',
          follows: 'You get the key out while you walk, so as not to search for it later. He comes along at his twenty steps.',
          why: 'Home feels like the end of it. For a follower it is the thing he did not know yet, and behind that door you are alone.',
          next: 'door',
        },
      ],
    },
    porch: {
      words: [
        'Inside, the television goes quiet. The white cap stands beside a parked pickup two houses back and looks at his phone, which is dark. The porch boards creak. It smells of wet dog.',
        'The door opens by a hand’s width, on its chain. A man of about seventy looks out, in a bathrobe. “Do you know what time it is?” You have perhaps ten seconds before he closes it again.',
      ],
      question: 'What do you say?',
      choices: [
        {
          text: '“A man is following me. Please call 911, and leave the chain on.”',
          follows: 'He looks over your shoulder, then at you. “Stay under the light,” he says and calls, with the chain on.',
          why: 'It is one clear request that a frightened person can grant without opening the door. If he refuses, there is the next lit window.',
          next: 'waiting',
        },
        {
          text: '“Please let me in.”',
          follows: '“I’ll call somebody. Stay under the light,” he says, and you hear him give his address on the phone.',
          why: 'Walls would be good. But it is the largest favor you can ask of him, you know him no better than he knows you, and the call was what you needed.',
          next: 'waiting',
        },
        {
          text: '“Sorry, wrong house.” The man behind you has stopped, after all.',
          follows: 'The bolt slides shut. When you reach your own block, the white cap is behind you again.',
          why: 'It spares the two of you a strange minute. He stopped because you stood in a light beside a door, and you have walked out of it.',
          next: 'door',
        },
      ],
    },
    station: {
      words: [
        'The door chimes. It smells of coffee and rubber mats. Behind the counter a clerk, Andre by his badge, is stacking cigarettes. A woman pays for gas and leaves. The white cap stands outside by the air hose, with no car. He looks up at each chime.',
        'It is 11:02. Home is four minutes away. Past the restrooms a back door leads to an alley.',
      ],
      question: 'What do you do inside?',
      choices: [
        {
          text: 'Go to the counter: “Andre, a man is following me, the one in the white cap. Please call 911 and stay with me.”',
          follows:
            'Andre looks out, presses the lock of the front door and dials. He turns the phone’s speaker on so that you can answer.',
          why: 'You spoke to one person, by name, with one request. You make a fuss over a man who has not touched you, and you are entitled to it.',
          next: 'waiting',
        },
        {
          text: 'Stand at the magazines until he goes away.',
          follows:
            'After twelve minutes he strolls out of the light. You buy gum, feel foolish, and walk home with your keys in your hand.',
          why: 'A staffed place does much by itself. But nobody here knows why you came, and you can’t tell whether he left or went around the corner.',
          next: 'untold',
        },
        {
          text: 'Slip out by the back door and go home through the alley.',
          follows:
            'You hurry between trash cans. On Alder you look back: the white cap has come around the block and is thirty steps behind.',
          why: 'It might have shaken him off. You gave up light, a witness and a locked door for a head start that you could not measure.',
          next: 'door',
        },
      ],
    },
    waiting: {
      words: [
        'The dispatcher says that a patrol car is about ten minutes away. You stand in the light, and somebody nearby has understood what is going on. The palms of your hands are wet, and your voice sounds higher than usual.',
        'The white cap has seen the phone. He waits a moment longer, pulls the cap lower, and walks off toward the river without looking back. The street is empty and looks as if nothing had ever been there.',
      ],
      question: 'What do you do with the ten minutes?',
      choices: [
        {
          text: 'Stay in the light and write down what you saw.',
          follows:
            'You write on the back of a receipt: times, places, shoes, jacket, the way he walked. You put a question mark behind his age.',
          why: 'It keeps your memory clean and gives the officer something to work with. You still have to wait, with shaking hands, for a man who has left.',
          next: 'reported',
        },
        {
          text: 'Follow him for a little, to tell the dispatcher where he goes.',
          follows:
            '“Please go back to where you were,” says the dispatcher at the second corner. He has stopped under a tree and is looking at you.',
          why: 'It would be useful to know. But now you are the one who follows, away from the light, and he may feel cornered.',
          next: 'corner',
        },
        {
          text: 'He is gone, so call it off and go home.',
          follows: 'You tell the dispatcher that it is all right now. She asks twice whether you are sure.',
          why: 'You are tired, and you don’t want to waste anybody’s time. The officer’s time was meant for this, and a man out of sight is not the same as a man who has left.',
          next: 'untold',
        },
      ],
    },
    door: {
      words: [
        'Your house: four steps, a glass door, and a row of names beside the bells. The lock sticks in wet weather, and you need both hands for it. The white cap has come to within ten steps and no longer pretends to look elsewhere.',
        'On the ground floor the window of your neighbor, Mrs. Okafor, is lit and open a crack. A block and a half farther on, the red lamp of the fire station burns above its door.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Unlock as quickly as you can and get inside.',
          follows:
            'The key turns at the second try. The door falls shut on its slow arm; he stops on the sidewalk and reads the names.',
          why: 'You are behind a lock, and that counts. For ten seconds you stood with your back to him, and now he knows the house.',
          next: 'hall',
        },
        {
          text: 'Walk past, as if it weren’t your house, to the fire station.',
          follows:
            'A firefighter in a T-shirt opens, hears one sentence, looks past you and reaches for the phone on the wall. Then he stands with you under the lamp.',
          why: 'It is hard to pass your own door with the key in your hand. In return you reach people who are awake, and he learns nothing.',
          next: 'waiting',
        },
        {
          text: 'Turn to him, open hand up: “Stop. Stay back. I don’t know you.” As loud as you can.',
          follows:
            'Mrs. Okafor’s window goes up. He backs off across the street, hands raised, grinning. She watches while you unlock.',
          why: 'Now there is a witness who knows which of you asked for peace. It works best below a lit window; he has still seen the house.',
          next: 'hall',
        },
      ],
    },
    hall: {
      words: [
        'You stand in the hall among bicycles. It smells of floor wax. Through the glass you see him across the street, under a maple, the cap a pale spot. He looks up along the front of the house, from one dark window to the next.',
        'Mrs. Okafor comes out of her door in slippers. “Is somebody bothering you?” Your finger is already on the switch for the stairs.',
      ],
      question: 'What next?',
      choices: [
        {
          text: 'Go into Mrs. Okafor’s apartment with her and call 911 from there, stairs dark.',
          follows: '“1840 Alder Street, ground floor,” you say first. Mrs. Okafor pulls her curtain shut and puts a kettle on.',
          why: 'He sees no new window light up, and you are not alone. You bring your neighbor into it; she came out of her door for that.',
          next: 'known',
        },
        {
          text: 'Thank her, go up, lock your door and turn on the light.',
          follows: 'On the second floor, left, the light goes on. Half an hour later nobody is under the maple.',
          why: 'Your own door with two locks is a comfort. He has counted the windows until one lit up, and nobody has heard about him.',
          next: 'untold',
        },
        {
          text: 'Step out again and film him, so that he knows that he has been seen.',
          follows:
            'He smiles into the camera and starts across the street, and you are back behind the glass just in time. Mrs. Okafor has already dialed 911.',
          why: 'A picture can help the police. It was to be had through the glass as well, and you gave up the door for it.',
          next: 'known',
        },
      ],
    },
  },
  endings: {
    reported: {
      title: 'A car at the curb',
      words: [
        'The patrol car comes after eleven minutes. Officer Hale reads your receipt, asks three short questions, and drives you home by another street. She waits until the light on the second floor is on.',
        'Nobody is found that night. In the spring Hale calls: a description of the same white cap and the same shoes has come in from two other stops. You never learn what he wanted from you.',
      ],
      debrief: [
        'The decision that carried the evening was about where to walk: toward people, and not toward home. If you made it at the stop, it cost you two minutes. If you made it on Alder or in front of your own house, it took more courage and was worth as much, since he still does not know which door is yours.',
        'Then you asked one person for one thing. Clerks, old men in bathrobes and firefighters are much alike in this: they act when they hear what is going on and what they should do.',
        'Last, you let him go. You stayed in the light with a pencil, and that receipt tied three reports together months later.',
      ],
      better:
        'Leave the drugstore line once, on purpose, and look at him for three seconds in good light. A description from there is better than any that you get at night. And agree on a code sentence with somebody, if you have none.',
      links: [
        { section: 'notice-a-follower', text: 'The three signs, and how to test them where people are' },
        { section: 'break-away', text: 'Distance, people, walls, call, and the sentence to one person' },
        { module: 'level-1-streets-you-know', text: 'Find every staffed place on your way home before you need it' },
      ],
    },
    known: {
      title: 'He has seen the house',
      words: [
        'Two officers come. They look around the block, and nobody is there. They take your statement and Mrs. Okafor’s, in separate rooms, and leave a case number on the kitchen table.',
        'For some weeks you come home by two different ways, and Maya picks you up on Tuesdays. The landlord mends the lock. The white cap does not come back, as far as anyone on Alder Street has seen.',
      ],
      debrief: [
        'You got behind a locked door, you were not alone there, and the police know. That is a good end to a bad evening.',
        'The cost lies in what he learned. He knows the house, and perhaps the names on the bells. Every decision that led along Alder, out of tiredness, politeness or the wish for your own lock, made that a little more likely; the gas station and the fire station would have kept it from him.',
        'In the hall you mended most of it. No light upstairs told him which floor, and 911 was called. If you stepped out once more to film, remember how little you gained: the window showed the same man.',
      ],
      better:
        'Pass your own door. From the next time he appears, keep a log with date, time, place and who saw him; if it happens again, that may be the beginning of a stalking case, and a victim advocate, whom the police can name, helps you with it.',
      links: [
        { section: 'notice-a-follower', text: 'Why your door is the wrong end, and how to keep a log' },
        { section: 'leave-fewer-traces', text: 'What else a stranger can learn about where you live' },
        { module: 'level-3-seventy-two-hours', text: 'What to do, and with whom, in the three days after' },
      ],
    },
    untold: {
      title: 'Nothing on paper',
      words: [
        'You get home, and the night stays quiet. In the morning it seems half imagined. You tell Maya about it at lunch, as a joke.',
        'Nine days later the white cap stands at your stop when you get off the bus. He says good evening.',
      ],
      debrief: [
        'You noticed him early, and you used light, a door or a phone. Much of the evening was well done, and perhaps that is why the last step seemed unnecessary.',
        'The last step was to let someone whose task it is write it down. A man who stood by the air hose, under the maple or two houses back has done nothing that he could be arrested for. On paper, with a time and a description, it is a first entry. Without it, the second evening begins at zero.',
        'It is not too late. A report counts the next day too, to your police department’s non-emergency number, with what you remember and what you don’t.',
      ],
      better:
        'Say one sentence to the clerk, the neighbor or the dispatcher, let the officer come, and have somebody bring you to your door. If you have it behind you already, write the notes now and call in the morning.',
      links: [
        { section: 'a-good-witness', text: 'The call, the description, and notes within ten minutes' },
        { section: 'assess-a-threat', text: 'Worrying but not urgent: who should hear of it' },
        { module: 'level-3-witness-notebook', text: 'A notebook that makes the second report easier than the first' },
      ],
    },
    corner: {
      title: 'Around the corner',
      words: [
        '“You’re following me now?” he says, and comes out from under the tree. You walk backward with your hands open, then turn and run to the light you came from. He follows for half a block and gives up.',
        'The officer arrives four minutes later, at the place that you had named to the dispatcher. You are there again, barely.',
      ],
      debrief: [
        'Until the last decision you had done the harder things: you had reached people, asked for help, and stayed on the line. He had left because of it.',
        'Then the roles changed. He walked away, and you went after him without light, witness or wall, with a phone at your ear that took half of your attention. The dispatcher had an address at which to find you, and you left it.',
        'You did turn around in time, and you ran to a place and not just away. It could be mended because it was only two corners.',
      ],
      better:
        'Look after him from the light until he is out of sight, and say the direction aloud: on foot, toward the river, along Ninth or whichever street it was. More than that is an officer’s work.',
      links: [
        { section: 'why-you-do-not-pursue', text: '“Only to see where he goes”, and why not' },
        { section: 'a-good-witness', text: 'Direction and description, from what lasts to what changes' },
        { module: 'level-1-streets-you-know', text: 'Know the names of the places that you would run to' },
      ],
    },
  },
} satisfies Simulation
