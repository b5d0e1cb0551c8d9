import type { Simulation } from '../training-text.ts'

export default {
  id: 'a-crowd-that-turns',
  version: 1,
  title: 'A crowd that turns',
  description: 'A city celebrates its team on a full plaza, and the mood changes. You decide where you stand and when you go.',
  opening: [
    'Your team has reached the final, and the city shows it on a large screen in Founders Plaza. You come with your friend Jo, who wears a brace on her left knee. It is a warm evening in June, half past eight.',
    'Your car is parked behind Fifth Street, two blocks away. On the way from the car you agreed that if you lose each other, you meet on the steps of the bookstore at Sixth and Oak.',
  ],
  start: 'place',
  scenes: {
    place: {
      words: [
        'The plaza is filling up. It smells of grilled onions and sunscreen. In front, before the screen, a row of steel barriers is hung with flags. In the middle a fountain has been boarded over, and people sit on it. On the left side wide steps lead up to the library, with Fifth Street behind them.',
        '“I want to see something,” says Jo. From the steps the screen is as small as a playing card. Friends of hers wave from the fountain.',
      ],
      question: 'Where do you watch the game?',
      choices: [
        {
          text: 'At the side, at the foot of the library steps.',
          follows: 'Jo sighs and leans on the stone rail. You see half of the screen and both corners of Fifth Street.',
          why: 'You have a street beside you, steps that lead away behind you, and room for a knee that doesn’t like to be pushed. You pay for it with the view and the company.',
          next: 'edge',
        },
        {
          text: 'In the middle, with Jo’s friends at the fountain.',
          follows: 'They hand you paper cups and make room. It is the best hour of the summer.',
          why: 'Company is what you came for, and most evenings like this end well. But people will come in on all sides, and you are farthest from each of them.',
          next: 'packed',
        },
        {
          text: 'In front, at the barrier.',
          follows:
            'You get two places at the steel rail, close enough to feel the loudspeakers in your ribs. Two hours later you couldn’t turn around if you wanted to.',
          why: 'It is the best view on the plaza. It is also the place where a push from behind meets something that doesn’t give.',
          next: 'packed',
        },
      ],
    },
    edge: {
      words: [
        'They win. The roar goes through the stone under your feet. Strangers hug you, and Jo cries with joy. Then more people pour in from the bars, and the sound changes: less singing, more shouting. Someone climbs a lamp post. A bottle breaks on the street, then another. Two men shove each other, and around them people begin to run and don’t know where.',
        '“The trophy,” says Jo. “They’ll show the trophy any minute.” Your arms still move freely. Fifth Street is open on your left.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Leave now by Fifth Street. The trophy will be on television.',
          follows: 'Jo looks back twice and comes along. You keep close to the house fronts.',
          why: 'You go while you still have the choice of how. You may miss the loveliest minute of the season, and maybe nothing would have happened.',
          next: 'street',
        },
        {
          text: 'Ten more minutes, for Jo’s sake.',
          follows:
            'On the screen they lift the trophy. When you turn around, people are standing on the steps behind you up to the doors, and the street is full.',
          why: 'She has waited for it for twenty years. Ten minutes are long, though, in a crowd that has begun to change, and she is the slower one of you.',
          next: 'packed',
        },
        {
          text: 'Tell Jo what you see, and agree on a sign: the next bottle, and you go.',
          follows: 'She nods. Soon something shatters against the library wall, and she takes your arm by herself.',
          why: 'You decide together and in advance, so that nobody has to argue later. It costs a minute or two of the way out.',
          next: 'street',
        },
      ],
    },
    packed: {
      words: [
        'You can no longer lift your arms without touching someone. The air is warm and used up. Fireworks bang close by, or something that sounds like them, and a shiver runs through the heads. People press away from it, then back. Somewhere glass breaks.',
        'Jo grips your sleeve. “My knee.” On your left, beyond perhaps fifteen rows of backs, you see the library’s stone rail. The way you came leads straight back through the thickest part.',
      ],
      question: 'Which way?',
      choices: [
        {
          text: 'Now, diagonally, to the stone rail, Jo’s hand on your belt.',
          follows:
            'You go shoulder first, a step in each gap, always a little sideways. “Excuse me, bad knee,” and people let you through.',
          why: 'Across the push there are gaps; against it there are none. You jostle people and tread on feet, and some will curse at you.',
          next: 'fallen',
        },
        {
          text: 'Straight back, the way you came.',
          follows:
            'You get four rows far. Then a push comes toward you that has no face, and you are standing where you started, turned around.',
          why: 'Everyone looks for the door that they know, and so they meet there. You spend strength against a weight that you can’t move.',
          next: 'surge',
        },
        {
          text: 'Stand still and wait until it thins out.',
          follows:
            'It doesn’t thin out. Row after row comes in from the bars, and a minute later your feet no longer choose where they stand.',
          why: 'Waiting saves Jo’s knee, and crowds often do loosen. This one was still filling, and you could hear it.',
          next: 'surge',
        },
      ],
    },
    surge: {
      words: [
        'The push comes in waves, as if somebody were breathing. Your chest is pressed from two sides. Jo’s hand is on your belt, then it is on your shirt. Her phone drops, and you hear it slide between the shoes.',
        'A man beside you shouts at those in front to move. They can’t. You smell sweat and gunpowder. Then for two or three seconds the pressure goes, and you get air. The next wave is already on its way.',
      ],
      question: 'What do you do with the seconds?',
      choices: [
        {
          text: 'Hands up before your chest like a boxer, go with the wave, and step sideways in each pause.',
          follows: '“With it, then left,” you call to Jo. After six pauses there is a hand’s width of air, then an arm’s.',
          why: 'Your arms keep room for your lungs, and the pauses are the only time when a step counts. It takes you a long way from where you wanted to go.',
          next: 'fallen',
        },
        {
          text: 'Bend down for Jo’s phone.',
          follows:
            'A knee hits your head, and a hand grips your collar and hauls you up. When you can see again, Jo is no longer behind you.',
          why: 'You would need it to find each other. But down there is no air, and those above can’t stop; a stranger’s hand was your luck.',
          next: 'separated',
        },
        {
          text: 'Brace yourself and push back with all your strength, to make room for Jo.',
          follows:
            'You hold for one wave. The next one takes you off your feet, turns you, and carries you out at the side, without her.',
          why: 'You want to be a wall for her. A crowd weighs tons, and your strength, which you needed for the pauses, is used up in half a minute.',
          next: 'separated',
        },
      ],
    },
    fallen: {
      words: [
        'Near the stone rail the crowd is thinner. Two steps in front of you a boy of about fifteen goes down on his hands. The people behind him don’t see it. One climbs over him, a second stumbles. He tries to get up, and a shoe comes down on his fingers.',
        'Jo has one hand on the rail already. Beside you stands a broad woman in a referee’s shirt, who has seen him as well. The next push is coming; you hear it by the shouting.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Turn your back to the push, shout “Somebody’s down, stop,” and lift him with the woman, each under one arm.',
          follows:
            '“You, with me, on three,” you say to her, and the boy comes up as light as a coat. Others take up the shout, and for a moment there is room.',
          why: 'Two people and a loud voice lift one in three seconds. You stand in the push yourself for that long, and Jo has to hold on alone.',
          next: 'street',
        },
        {
          text: 'Bend down at once and pull him up yourself.',
          follows:
            'You have him half up when the push throws you to your knees, and the woman drags you both to the side. The rail, with Jo, is no longer in sight.',
          why: 'Nobody could call it wrong. Without a shout and a second pair of arms, the crowd nearly had two people on the ground in place of one.',
          next: 'separated',
        },
        {
          text: 'Get Jo out first, and send the first steward back to him.',
          follows:
            'At the corner you point, and a steward runs, his radio at his mouth. When you look around, the boy sits on the steps, holding his hand.',
          why: 'Jo came with you, and she isn’t safe yet. It went well because someone else lifted him; you couldn’t know that.',
          next: 'street',
        },
      ],
    },
    separated: {
      words: [
        'You are out, at the side, by an overturned onion grill. Your ribs hurt with each breath, but you can take one. Jo isn’t here. Her phone lies somewhere under ten thousand shoes, or it doesn’t answer: your own shows no bar.',
        'The plaza boils. Once you think that you see her hair, near the fountain. From this side Oak Street leads off, almost empty, to the bookstore at Sixth.',
      ],
      question: 'How do you find her?',
      choices: [
        {
          text: 'Go to the bookstore, as agreed, and send her a text on the way.',
          follows: 'She sits on the second step, white in the face, the brace undone. The two of you start for the car.',
          why: 'It is terrible to turn your back on the place where you last saw her. But an agreement works only if both keep it, and a text may get through when a call doesn’t.',
          next: 'street',
        },
        {
          text: 'Go back in, toward the fountain.',
          follows:
            'It wasn’t her. You need twenty minutes to get out again and to the bookstore, where Jo has been waiting for fifteen; then you start for the car together.',
          why: 'Anybody would want to. You went back to where she might have been, while she went where you had said you would be.',
          next: 'street',
        },
        {
          text: 'Climb onto the base of a lamp, where she can see you, for five minutes; then go to the bookstore.',
          follows:
            'After four minutes a hand pulls at your pants: Jo, limping, with somebody’s jacket around her. You start for the car.',
          why: 'You stay out of the push and can be seen, and you set yourself a limit. A raised place can be hit by what is thrown.',
          next: 'street',
        },
      ],
    },
    street: {
      words: [
        'Fifth Street glitters with glass. A trash can burns, and somebody has kicked in the window of a shoe store. Outside a bus shelter three men are kicking a fourth, who lies on his side with his arms over his head. A dozen people stand around and film.',
        '“Do something,” says Jo. Your car is beyond them, behind the next corner. Twenty steps away, in the door of a restaurant, stand two waiters in aprons.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Run in and pull one of them off.',
          follows:
            'You get hold of a jacket and tear him back, and an elbow hits you over the eye. There is a siren; all three run, and so do those who filmed.',
          why: 'It may have spared the man some kicks. One against three on broken glass, you could have lain beside him, and Jo stood alone in the street.',
          next: 'hit',
        },
        {
          text: 'From the restaurant door: call 911, and shout together with the waiters, “Stop. The police are coming.”',
          follows:
            'You give the dispatcher the street, the shelter, one man down; then three voices shout together. The three look up, one tugs at another, and they go.',
          why: 'Noise and witnesses end most beatings, and a wall is behind you. It takes half a minute, during which he is kicked.',
          next: 'line',
        },
        {
          text: 'Go around by the next street with Jo, and call 911 from there.',
          follows:
            'The dispatcher has six calls about the shelter already; she thanks you for the number of attackers. When you look down the street again, the three have gone, and two waiters are bending over the man.',
          why: 'Jo can’t run, and no one can ask you to take on three men. A call from a safe place is help, even if it doesn’t feel like it.',
          next: 'line',
        },
      ],
    },
    hit: {
      words: [
        'You sit on the curb, and blood runs into your left eye. It is warm and there is a lot of it. The man from the shelter has pulled himself up on the bench, talks, holds his side and breathes in short pulls. Jo kneels between you, her brace in the glass.',
        'At the end of the street a line of police with shields comes on at a walk. A loudspeaker tells everyone to leave the area by Oak Street. It smells of pepper. Someone is throwing stones from behind the bus shelter.',
      ],
      question: 'What first?',
      choices: [
        {
          text: 'Get out of the line of the stones: all three into the restaurant, where the waiters hold the door. Then press a cloth on your brow and call 911.',
          follows:
            'A waiter gives you a clean napkin and locks up behind you. “Fifth Street, the restaurant by the bus shelter, two injured,” says Jo into the phone.',
          why: 'First safety, then the call, then the wound. It hurts him to stand up; he could walk, and here the stones could still reach him.',
          next: 'stitches',
        },
        {
          text: 'Walk toward the police line with your hands up and call that people are hurt.',
          follows: 'Halfway there somebody shouts at you to get down on the ground. You do it, arms out, in the glass.',
          why: 'They have medics, and you want to fetch them. From behind a shield you are a bleeding person who comes out of a fight, and they can’t hear you.',
          next: 'held',
        },
        {
          text: 'Run after the three. One of them you would know again.',
          follows:
            'At the corner your eye is full, you run into a mirror of a parked van, and sit down. Jo gets you up, and you go back to the restaurant, where they have taken in the other man.',
          why: 'You are furious, and with reason. You chase three people half blind, and the one who needs help stays behind.',
          next: 'stitches',
        },
      ],
    },
    line: {
      words: [
        'Across Fifth stands a line of police with shields and helmets. Behind it, fifty steps farther, you can see the roof of your car. A loudspeaker repeats that this is an unlawful assembly and that everyone is to leave by Oak Street. People shout back. Your eyes sting; it smells of pepper.',
        'Jo leans on you. She can do perhaps half a mile. Between two stores a delivery alley, unlit, leads toward the parking lot.',
      ],
      question: 'How do you get home?',
      choices: [
        {
          text: 'Leave by Oak Street, slowly, with your hands visible, and fetch the car tomorrow.',
          follows:
            'You walk arm in arm with a hundred others, past the bookstore and over the bridge. Jo’s sister picks you up on the far side.',
          why: 'You do what the loudspeaker says, and nobody has to guess what you are up to. It costs Jo half a mile and you a parking ticket.',
          next: 'home',
        },
        {
          text: 'Go up to an officer: your friend can’t walk well, and your car is right there.',
          follows:
            '“Oak Street,” he says, and you explain it again and step closer, so that he hears you. Behind you a bottle flies, and two officers pull you through the line.',
          why: 'The request is reasonable, and on a quiet evening he would let you pass. Asking once, from a distance, is fine; arguing at a moving line puts you between it and the bottles.',
          next: 'held',
        },
        {
          text: 'Take the alley to the car.',
          follows:
            'Fifty steps in, a steel gate is locked. When you turn around, people are running into the alley from the street, coughing.',
          why: 'It is the shortest way, and with Jo’s knee that means something. But you have never walked it, and an alley has two ends; one of them is a guess.',
          next: 'alley',
        },
      ],
    },
  },
  endings: {
    home: {
      title: 'Home on foot',
      words: [
        'At midnight you sit in the kitchen with your shoes off, and Jo has a bag of frozen peas on her knee. On the news the plaza looks smaller than it was. They show the trophy four times.',
        'There is a parking ticket on your windshield in the morning. A detective phones about the bus shelter; the man has two broken ribs and is doing well. You tell her what you saw, and where you stood.',
      ],
      debrief: [
        'A crowd gives its warning in sound first: singing turns to shouting, glass breaks, people run without knowing where. Whoever stands at the side can answer that with a few steps. If you stood in the middle or in front, you needed diagonals, pauses and luck to get back what the place at the rail would have given you.',
        'When somebody was down, in the plaza or at the shelter, the best help had more than one pair of arms or more than one voice. If you chose Jo first, that was help as well; you weren’t alone out there, and she was the slowest.',
        'At the line you let the car be a car. It cost half a mile and some money.',
      ],
      better:
        'Park on the far side of the bridge from the start, and leave five minutes before the end of the game if the place still fills up. You would lose a trophy on a screen the size of a playing card.',
      links: [
        { section: 'routes-and-exits', text: 'How to read a crowd, and when to leave it' },
        { section: 'break-away', text: 'With someone slow: their speed sets yours, and help sooner' },
        { module: 'level-1-streets-you-know', text: 'Practice a second way out of the places that you like' },
      ],
    },
    held: {
      title: 'Two hours on a curb',
      words: [
        'They fasten your hands with plastic cuffs and sit you on a curb with eleven others. Jo is allowed to stand beside you. If you bleed, a medic puts a dressing on it. You say that you choose to remain silent and would like to speak with a lawyer. Nobody is unfriendly; nobody has time.',
        'At half past midnight an officer cuts the cuffs and gives you a citation for failing to disperse, a misdemeanor in many states. You take it to a lawyer; a month later it is dropped.',
      ],
      debrief: [
        'You had a good reason to walk toward the line: a friend who limped, or people who were hurt. The officers saw none of it. They saw someone who came closer when everyone had been told to go, with bottles or stones flying behind.',
        'You did the right thing once they took hold of you. You didn’t resist, you kept your hands where they could be seen, and you said the sentence about the lawyer. A bad arrest can be put right later, and a fight with a shield can’t.',
        'Earlier in the evening there were cheaper chances. Each minute at the side of the plaza would have brought you past this corner before there was a line.',
      ],
      better:
        'Ask once, from ten steps away, hands open: “Which way for somebody who can’t walk far?” Then take the answer. For the injured, call 911 from indoors; the dispatcher can reach the medics behind the line.',
      links: [
        { section: 'interview-within-the-law', text: 'Your rights when the questions are aimed at you' },
        { section: 'routes-and-exits', text: 'The second way, chosen before it is needed' },
        { module: 'level-1-body-law-first-minutes', text: 'The law and your own nerves in the first minutes' },
      ],
    },
    stitches: {
      title: 'Seven stitches',
      words: [
        'The restaurant smells of vinegar and fried fish. After half an hour paramedics come in by the kitchen. You get seven stitches over the eye that night, and the doctor writes down what to watch for after a blow to the head. The man from the shelter, Terrence, has two broken ribs.',
        'He calls you on Sunday. “I only remember your shoes,” he says. Jo doesn’t speak to you for a day, and then she does.',
      ],
      debrief: [
        'You ran in because a man lay on the ground, and he thinks to this day that you saved him. Perhaps so. It was also the siren, and you didn’t know that one was coming.',
        'Set beside it what it cost. It was nearly your eye, and Jo stood in the glass with a bad knee while the one person she had with her was fighting. Two waiters stood twenty steps away. Three voices from a doorway would have taken ten seconds longer.',
        'Afterwards the order came back: away from the stones, a cloth, a call. If you ran after them first, you know how far that went.',
      ],
      better:
        'Make your courage larger before you use it: point at two people, shout together, have one of them call. If nothing helps, you still know where the kitchen door is.',
      links: [
        { section: 'first-minutes-after', text: 'Safety, call, self-check, and how to press on a wound' },
        { section: 'getting-free', text: 'After a blow to the head: signs that mean an emergency room' },
        { section: 'use-your-voice', text: 'The loud voice, in plain words' },
        { module: 'level-5-hands-that-shake', text: 'What your hands can still do when they tremble' },
      ],
    },
    alley: {
      title: 'The shortest way',
      words: [
        'You pull Jo into a doorway at the side, out of the line between the crowd and the gate, and stand in front of her. For some minutes there is only coughing. Then it clears; people drift back out to the street. With your eyes streaming you follow them, hands visible, to Oak Street after all.',
        'A woman on a porch has put out a garden hose. “Don’t rub,” she says, “and no oil, no cream.” You blink into the cool running water for a quarter of an hour, until you can see her face.',
      ],
      debrief: [
        'You chose the alley for Jo’s knee, and one can understand it. It had two faults that could be seen from the street: it was unlit, and you had never walked it. A locked gate turned it into a dead end.',
        'Inside it you did well. You kept away from the gate, where a crowd presses hardest, kept your feet, and came out with the others when the push was over.',
        'Before that, the evening had offered you the long way several times, from the library steps on. The long way costs more steps the later one takes it.',
      ],
      better:
        'Walk around your parking place once when you arrive, and look where the alleys end. Where a way has been announced, as Oak Street was, take it, and rest on it as often as the knee needs. After pepper or gas take out contact lenses, change your clothes, wash with soap and water, and see a doctor if breathing is hard or the eyes still hurt.',
      links: [
        { section: 'routes-and-exits', text: 'A way that you have not walked is a guess' },
        { section: 'break-away', text: 'No hiding place without a second way out' },
        { module: 'level-1-streets-you-know', text: 'Learn two ways by foot, in the light first' },
      ],
    },
  },
} satisfies Simulation
