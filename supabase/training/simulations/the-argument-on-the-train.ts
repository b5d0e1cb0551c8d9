import type { Simulation } from '../training-text.ts'

export default {
  id: 'the-argument-on-the-train',
  version: 1,
  title: 'The argument on the train',
  description:
    'A man shouts at a young woman in a full car, and everyone looks at their phones. You decide what a bystander does.',
  opening: [
    'It is ten to six on a weekday. You stand by the second door of a city train, one hand on the pole, your bag between your feet. The car is full but not packed. The next station, Harlan Street, is about four minutes away.',
    'You are alone. You know nobody here, and nobody knows you.',
  ],
  start: 'voices',
  scenes: {
    voices: {
      words: [
        'Three rows away a young woman sits with a violin case on the seat beside her. A man in a gray work jacket stands over her, one hand on the bar. “I asked you nicely. Is that box paying for a seat?” She takes the case onto her knees. He stays. “Now you can hear me. Look at me when I talk.”',
        'She looks at the floor. It is a quarrel about a seat, and then it isn’t any more. Around them people turn up their music.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Step between them and tell him to leave her alone.',
          follows: 'You are there in three strides. The woman disappears from his view, and you are in it.',
          why: 'It is brave, and it does take his eyes off her. But you gave him a rival and used up all your distance, and the car now has two people who can’t back down.',
          next: 'between',
        },
        {
          text: 'Go over and talk to her, about anything: “Does this train stop at Harlan?”',
          follows: 'She looks up. It takes her a second; then she says, “Yes. The next one.”',
          why: 'You break his hold on her without fighting him for it. It is only a small thing, and he may simply wait until you have finished.',
          next: 'distract',
        },
        {
          text: 'Press the intercom by the door and speak to the operator.',
          follows: 'A light goes on, and a voice crackles: “Operator. What’s the problem?” Heads turn, his too.',
          why: 'It brings those who can stop the train at a platform and send someone. It takes a minute in which she still sits there, and he hears that you called.',
          next: 'intercom',
        },
        {
          text: 'Wait. Perhaps it ends by itself.',
          follows: 'You look at your phone and read the same line three times.',
          why: 'Many quarrels do end by themselves, and you don’t know the two of them. She sees that forty people have looked away, though, and so does he.',
          next: 'worse',
        },
      ],
    },
    between: {
      words: [
        'He is half a head away. You smell coffee and machine oil. “And who are you? Her bodyguard? Did anybody ask you?” His neck is red, his fists open and close. You feel the blood in your ears, and an answer on your tongue that would make the whole car laugh.',
        'Behind you the woman’s case bumps against your leg. On the left two phones have come up to film. A man in a blue coat by the door looks at you as if he waited for a sign.',
      ],
      question: 'What do you do now?',
      choices: [
        {
          text: 'Take half a step back and to the side, hands open: “You’re angry about the seat. There’s a free one back there.”',
          follows: 'He looks at the seat, at your hands, at you. He doesn’t sit, but he breathes out.',
          why: 'You gave him room and a way to end it with his pride. It feels like giving in, in front of an audience.',
          next: 'climbing',
        },
        {
          text: 'Step back and turn to the blue coat: “You in the blue coat, please press the intercom.”',
          follows: 'The man in the blue coat starts, then turns and presses it. “They’re on,” he calls and waves you over.',
          why: 'You make two people out of one, and one person, spoken to, acts. The man in gray hears it, too, and may take it as a threat.',
          next: 'intercom',
        },
        {
          text: 'Give the answer. “Calm down, big man. Pick on somebody your own size.”',
          follows: 'Someone laughs. His face goes still, and he stops talking.',
          why: 'It feels right for a second. He has lost face before the whole car, hardly anybody calms down on being told to, and the sudden silence is a bad sign.',
          next: 'shove',
        },
      ],
    },
    distract: {
      words: [
        'Her eyes say that she has understood. “Is that a violin? My sister plays,” you say. “Viola,” she says, and her voice wobbles. The man in gray leans in from above. “Hey. I was talking to her.” He isn’t shouting any longer. He sounds almost hurt.',
        'There is room at the other end of the car, by the operator’s door, where a woman sits with two children. The train leans into a curve. Two minutes to Harlan Street.',
      ],
      question: 'How do you go on?',
      choices: [
        {
          text: 'Ask her, “Would you like to stand over there with me?”',
          follows:
            'She nods, takes the case in both arms, and goes ahead of you. He calls something after you and remains where he is.',
          why: 'You ask her what she wants, and distance does the rest. It may look to him as if you took her away, so go without a word to him.',
          next: 'platform',
        },
        {
          text: 'Turn to him, low and slow: “You had something to say about the seat.”',
          follows: '“Yeah. I did.” He looks at you, surprised that somebody asks.',
          why: 'He wants to be heard, and you can give him that instead of her. You draw him onto yourself, though, and she is still sitting there.',
          next: 'climbing',
        },
        {
          text: 'Tell him, “She doesn’t want to talk to you. Get lost.”',
          follows: 'He straightens up and comes around the seat until he stands in front of you. She is behind you now.',
          why: 'It is probably true. But you speak for her, you insult him, and what was getting quieter gets loud again.',
          next: 'between',
        },
      ],
    },
    worse: {
      words: [
        'When you look up, he has taken hold of the handle of her case. “Nice box. What’s in it?” “Please let go,” she says. She says it to him, but she looks at you, because you are the only one who has looked up.',
        'Two people film. The case rocks between them like a boat. A man in a blue coat stands beneath the intercom and studies the map of the line. A minute and a half to Harlan Street.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'From where you stand, loudly: “Let go of the case. You in the blue coat, press the intercom.”',
          follows:
            'The whole car looks up. The blue coat presses the button, and the man in gray takes his hand away as if the handle were hot.',
          why: 'It is plain, it keeps your distance, and it turns watchers into helpers. All eyes are on you now, and you can’t take it back.',
          next: 'intercom',
        },
        {
          text: 'Go over and pull his hand off the case.',
          follows: 'You have him by the wrist. He turns, and for a moment nobody holds the case.',
          why: 'You want to undo the wait, and she needs help. But you are the first one to lay hands on anybody, and he now has a reason to use his.',
          next: 'shove',
        },
        {
          text: 'Pull the emergency brake by the door.',
          follows: 'Steel shrieks, people grab at each other, and the train stands still, in the tunnel.',
          why: 'It feels like the strongest thing within reach. It stops the train where nobody can get in or out, with him in the car.',
          next: 'stuck',
        },
      ],
    },
    stuck: {
      words: [
        'The lights flicker and come back. “Folks, we have a brake pulled in car four,” says the loudspeaker. “I have to walk the train before we can move. Ten minutes, maybe more.” Someone groans. A child starts to cry.',
        'The man in gray has been thrown into a seat and holds his elbow. “Which of you idiots was that?” The young woman stands pressed against the far door, her case in her arms. People look from one to the other, and at you.',
      ],
      question: 'What do you do with ten minutes?',
      choices: [
        {
          text: 'Ask two people by their clothes to stand with her, and speak to him, low, from a few steps away: “That was me. Is your arm all right?”',
          follows:
            'A woman with a stroller and the man in the blue coat move over to her. “You could’ve broken it,” he says to his elbow, and after eleven minutes the train rolls.',
          why: 'She isn’t alone, and he has something other than her to talk about. You own up to a mistake before forty annoyed people.',
          next: 'climbing',
        },
        {
          text: 'Say nothing and stand by her.',
          follows:
            'You stand beside her until the train moves. He mutters the whole time, first about the brake, then about her, but he stays in his seat.',
          why: 'Being there is worth much, and it needs no words. You leave him to his anger for ten minutes and hope that it doesn’t boil over.',
          next: 'platform',
        },
        {
          text: 'Tell the car loudly whose fault it is: “Thank him. He was grabbing her things.”',
          follows: 'Four people begin to shout at him. He gets up.',
          why: 'It is nearly the truth, and it takes the stares off you. You have set a whole car on one man, in a place that nobody can leave.',
          next: 'shove',
        },
      ],
    },
    intercom: {
      words: [
        '“Operator. Which car are you in, and what’s going on?” The speaker is scratchy, and the whole car can hear you. You don’t know the car. Above the door there is a four-digit number on a plate.',
        'The man in gray calls over, “Are you telling on me? Tell them I touched nobody.” The young woman holds her case and looks at you. A minute to Harlan Street.',
      ],
      question: 'What do you say?',
      choices: [
        {
          text: 'The number, the place, and what you see now: “Car 3417, middle. A man is standing over a passenger and won’t leave her. I see no weapon. Nobody is hurt.”',
          follows: '“Got it. I’ll have somebody on the platform at Harlan.” The man in gray sits down, arms crossed.',
          why: 'Where, what, weapons, injuries: with that they send the right people. It sounds cooler than you feel, and that is all right.',
          next: 'platform',
        },
        {
          text: 'Make it sound bigger, so that they hurry: “He’s attacking a woman. He may have a knife.”',
          follows:
            '“A knife?” shouts the man in gray, and people run for the far door; someone falls. “Did you see one?” asks the operator, and you have to say no.',
          why: 'You want help to come fast. A weapon that nobody saw can bring drawn guns into a full station, and a false report can be a crime.',
          next: 'shove',
        },
        {
          text: 'Say, “It’s all right, he’s stopped,” and let go of the button.',
          follows: 'The light goes out. He laughs and takes the seat opposite her.',
          why: 'He did stop, and you would rather not make trouble for anyone. Nobody will be sent now, and whether it is all right was for her to say.',
          next: 'platform',
        },
      ],
    },
    climbing: {
      words: [
        '“Eleven hours on my feet,” says the man in gray. “Eleven hours, and they put their boxes on the seats, and nobody even looks at you.” His voice is loud, but his shoulders have come down. He talks to you, and then to the window.',
        'It has nothing to do with the case. The young woman sits still and hardly breathes. Through the glass you see the tunnel lamps pass, more slowly already.',
      ],
      question: 'What do you do?',
      choices: [
        {
          text: 'Listen, nod, and leave him the last word.',
          follows: '“Eleven hours,” you say. “Yeah.” He rubs his face and says nothing more.',
          why: 'You needn’t agree with a man to let him finish. She hears nobody tell him that he was wrong, and that is a real cost.',
          next: 'platform',
        },
        {
          text: 'Explain to him that she isn’t to blame, and that he frightened her.',
          follows: '“Did I say she’s to blame?” He turns around to you completely. “Say that again.”',
          why: 'It is true and fair. But he had just climbed down, and you hand him the argument again; there are better hours for it.',
          next: 'shove',
        },
      ],
    },
    platform: {
      words: [
        'The doors open at Harlan Street. Cold air comes in, and the smell of pretzels. The young woman gets off, quickly, holding her case in both arms. The man in gray gets off by the next door. He stands on the platform, looks around and goes slowly toward the stairs.',
        'By the stairs stands a transit employee in a yellow vest. The young woman has stopped at a bench and tries to get something out of her pocket; her hand shakes. This is not your station. The doors will close in ten seconds.',
      ],
      question: 'What do you do with the ten seconds?',
      choices: [
        {
          text: 'Get off, stay a few steps away from her, and ask, “Shall I wait with you?”',
          follows: 'She nods before you have finished the sentence. Behind you the train leaves.',
          why: 'You leave the decision with her, and she is not alone for the worst ten minutes. You will be late, and somebody is waiting for you as well.',
          next: 'together',
        },
        {
          text: 'Get off and follow him, to see where he goes.',
          follows: 'He takes the stairs, you take the stairs. At the top he turns around.',
          why: 'You would like to be able to tell someone. She stays behind alone, and you are pursuing a man who has left.',
          next: 'upstairs',
        },
        {
          text: 'Stay on the train. It is over.',
          follows: 'The doors close. As the train pulls out, you see her sit down on the bench, very small.',
          why: 'You aren’t responsible for all of it, and you did not look away. But it is over for you sooner than it is for her.',
          next: 'closed',
        },
      ],
    },
    shove: {
      words: [
        'His palms hit your chest, and your back hits the pole. It doesn’t hurt yet. He stands an arm length away with his fists at his hips, as surprised as you are, and waits for what you will do. Somebody screams, “Stop it.” Four phones are filming.',
        'The young woman has slipped away to the end of the car. To your left the aisle is free. Your hands have come up by themselves, and they are still open. Harlan Street can’t be far.',
      ],
      question: 'What do you do with your hands?',
      choices: [
        {
          text: 'Keep them open in front of your face, chin down, and step away sideways: “I don’t want trouble.”',
          follows:
            '“Thought so,” he says. You go on stepping until ten people are between you, and the train comes into the station.',
          why: 'You can leave, so you leave, and every camera has seen it. He thinks that he has won, and half the car may think so too.',
          next: 'platform',
        },
        {
          text: 'Shove him back, as hard as you can.',
          follows: 'He goes down over a bag in the aisle. He gets up at once, and then both of you are on the floor.',
          why: 'He pushed first, and your anger is fair. But the shove was over and the aisle was free; from here on nobody can say who was defending himself.',
          next: 'report',
        },
        {
          text: 'Grab him and hold him until the station.',
          follows:
            'You get both arms around him. He throws himself about, you fall together, and you hold on, because now you don’t dare to let go.',
          why: 'It looks like the gentlest kind of force. You hardly ever have a right to hold anyone, and whoever holds can’t leave; people are badly hurt that way.',
          next: 'report',
        },
      ],
    },
  },
  endings: {
    together: {
      title: 'She was not alone',
      words: [
        'Her name is Nadia. You sit on the bench with a free place between you until her hands work again. She calls her roommate, and the employee in the yellow vest writes down the time and the number of the car. She doesn’t want the police, and nobody talks her into it.',
        'When the roommate comes up the escalator, you go. If you were shoved, you notice on the way home that your shoulder aches, and you look at it in the mirror. Nadia’s last words were, “You were the only one who asked me.”',
      ],
      debrief: [
        'There were several good ways to this bench. You could talk to her and not to him, call the operator, give one person in the car a clear task, or let an angry man finish his sentence. They have one thing in common: they made the room around her larger, and nobody had to win.',
        'If you began by stepping between them, you know what it costs. The courage was real. It also turned a man who was shouting into a man who had to answer you. Half a step back or an open hand mended it.',
        'The last decision is easy to forget. For a bystander the story ends when the doors open; for her it began there. Staying and asking took ten minutes, and it left her the choice that she had been denied for four.',
      ],
      better:
        'Look at the number above the door when you get on, so that you can say it at once. And pick your helper sooner: one coat, one color, one sentence.',
      links: [
        { section: 'use-your-voice', text: 'Low and slow, short and loud, and when to use which' },
        { section: 'break-away', text: 'Why one person acts where a crowd waits' },
        { module: 'level-2-slow-then-honest', text: 'Practice for staying slow when somebody else gets fast' },
      ],
    },
    upstairs: {
      title: 'At the top of the stairs',
      words: [
        '“What do you want from me?” He is out of breath, and so are you. There is nobody else up here, only a closed flower stand. You lift your hands and say, “Nothing. I’m going.” He looks at you for a long time. Then he walks on, faster, around the corner.',
        'When you get back to the platform, the bench is empty. The employee in the yellow vest says that a young woman asked whether anyone had seen what happened.',
      ],
      debrief: [
        'In the car you looked up where others looked down, and he let her go in the end. Whatever you did there, with some detours, was meant for her.',
        'On the platform you had ten seconds for two people, and you chose the one who was leaving. He had no need of you any more. From his side somebody was now following him up an empty staircase, and it could have ended with a push on concrete steps, in either direction.',
        'She needed a witness, and a name and number on a slip of paper would have done. With your memory still fresh you were the best one that she could have had.',
      ],
      better:
        'Look at him for three seconds through the open door, shoes first, then direction. Then turn to the bench. If you are back too late, give the employee your name and number; she may ask again.',
      links: [
        { section: 'why-you-do-not-pursue', text: 'What a chase costs, even a slow one' },
        { section: 'a-good-witness', text: 'How to be of use to her tomorrow' },
        { module: 'level-3-witness-notebook', text: 'Three seconds, ten minutes, one page' },
      ],
    },
    closed: {
      title: 'The doors closed',
      words: [
        'You ride on, and the car talks for a minute, as people do after a scare. Two rows away somebody watches the film of it already. By the next station everybody is looking at a screen again.',
        'In the evening the film is online, with her face in it. You recognize the sleeve at the edge of the picture: it is yours.',
      ],
      debrief: [
        'Nobody came to serious harm, and if you spoke, pressed the button or stood by her, you had a part in that. If you waited at first, you are in large company. Everyone waited for somebody who knew what to do.',
        'What was missing came afterwards. She got off with shaking hands, and nobody from the car who had seen it was with her. Perhaps she wanted to be alone. You didn’t ask, so you don’t know.',
        'The film shows how it goes when everyone documents and nobody stays. A recording can help her, if she is asked and the police get the original. Online it belongs to everyone but her.',
      ],
      better:
        'Get off for one train. If that really isn’t possible, call through the open door to the yellow vest, “She needs somebody,” and point. It takes three of the ten seconds.',
      links: [
        { section: 'neighbors-in-an-emergency', text: 'How to stay with someone: psychological first aid in four lines' },
        { section: 'a-good-witness', text: 'Original files to the police, none to the internet' },
        { module: 'level-2-read-the-room', text: 'Notice what is needed, also when the noise is over' },
      ],
    },
    report: {
      title: 'Both in the report',
      words: [
        'At Harlan Street two transit officers pull you apart. You have a cracked rib and he a split eyebrow. The young woman went up the stairs in the crowd, and nobody knows her name. The film that everyone has begins two seconds after his shove.',
        'You are given a date in court. Five months and one lawyer later the case against you is dropped. He says there that he had worked eleven hours that day, and that he is ashamed.',
      ],
      debrief: [
        'You meant to protect someone, and that was plain to those who saw all of it. But there had been several doors before the floor: a free seat that could be offered, a last word that could be left to him, an aisle to the side. Each time the answer that felt strongest closed one of them.',
        'At the shove itself your hands were open and your way was free. A court asks whether force was necessary at that moment, and the honest answer was no. Holding him isn’t gentler; it binds you to a man who is fighting to get loose.',
        'And she was forgotten. From the moment at which it became your fight, nobody in the car was there for her.',
      ],
      better:
        'Take the shove and the insult along with you to the end of the car. If you have to do something with your hands, press the intercom.',
      links: [
        { section: 'what-the-law-allows', text: 'Necessary, proportionate, and when the right ends' },
        { section: 'getting-free', text: 'Make space, then leave; no holding on' },
        { section: 'use-your-voice', text: 'The last word, and why to give it away' },
        { module: 'level-2-slow-then-honest', text: 'Train the slow answer before you need it' },
      ],
    },
  },
} satisfies Simulation
