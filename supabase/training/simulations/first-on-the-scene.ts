import type { Simulation } from '../training-text.ts'

export default {
  id: 'first-on-the-scene',
  version: 1,
  title: 'First on the scene',
  description: 'A cyclist has crashed through the window of a van, and his arm bleeds hard. You are the first to reach him.',
  opening: [
    'It is Saturday, 10:20 in the morning, at the corner of Harper and Fourth. You have come out of the public library with two books. In the spring you took a Stop the Bleed class there; a bleeding control kit hangs beside the defibrillator, behind the front desk.',
    'A delivery van stopped short, and a cyclist behind it did not. You heard the brakes and then the glass. You have a phone, a cotton shirt over a T-shirt, and no gloves.',
  ],
  start: 'road',
  scenes: {
    road: {
      words: [
        'The van stands in the middle of the right lane. Its rear window is gone. The cyclist sits on the road behind it, in glass crumbs, helmet on, and holds his left forearm. Between his fingers blood comes out in beats. His bicycle lies in the next lane, the front wheel still turning.',
        'Cars come over the rise at forty miles an hour and swerve around it. The van driver stands by his door, hands on his head. You are on the sidewalk, two lanes away.',
      ],
      question: 'What do you do first?',
      choices: [
        {
          text: 'Run straight across to him.',
          follows:
            'A horn, tires, the smell of rubber: a sedan stops one yard from your hip. You reach him and go down on your knees.',
          why: 'Every second counts with such bleeding, and you want to be there. The cars don’t know that, and he gains nothing from a helper who is hit.',
          next: 'traffic',
        },
        {
          text: 'Stop, look, and call to the driver: “Hazard lights on, then up the sidewalk, and wave them down from there.” Cross when they have stopped.',
          follows:
            'The driver needs the order twice; then the lights blink, he runs along the curb, and the first car stops. You look its driver in the eye, cross in front of it, and kneel.',
          why: 'It costs some seconds and gives you a place where you can work. It also gives a shocked man something to do.',
          next: 'first',
        },
        {
          text: 'Wait at the curb for somebody who knows more than you.',
          follows:
            'Five people have stopped, and for half a minute they wait as well. Then you look at his arm and go, behind a bus that has stopped and blocks the lane.',
          why: 'It is honest: you aren’t a nurse. But nobody on a curb knows who knows more, and pressing with both hands is something that you can do.',
          next: 'first',
        },
      ],
    },
    traffic: {
      words: [
        'You kneel beside him with your back to the rise. Behind you the sedan’s driver gets out, shouting. The next car brakes, swings out and passes so close that its wind lifts your shirt. Glass crunches under your knees.',
        'The man is about thirty, gray in the face. “I didn’t see him stop,” he says. His sleeve is dark down to the wrist, and blood drips from his elbow. The van’s hazard lights are off. He can move his legs.',
      ],
      question: 'What do you do about the cars?',
      choices: [
        {
          text: 'Point at the sedan’s driver: “You, leave your car where it blocks the lane, hazard lights on, and wave at them from the sidewalk.”',
          follows: 'He stops shouting. The sedan’s lights begin to blink, and behind it the lane comes to a halt.',
          why: 'You make the place safe late but quickly, with what is there. For five seconds your hands are not on the wound.',
          next: 'first',
        },
        {
          text: 'Help him over to the sidewalk, his hand tight on the cut.',
          follows:
            'He says that neck and back don’t hurt, and he can stand. After eight swaying steps he sits on the curb, and there is a trail behind you.',
          why: 'Out of the traffic is right if you can’t stop it, and he could walk. Moving somebody who may have hurt his neck is a risk, taken only for a greater one.',
          next: 'first',
        },
        {
          text: 'Ignore them. The bleeding can’t wait.',
          follows:
            'You reach for his arm, and a mirror strikes your shoulder and folds back. On the curb a man swings his jacket over his head, and now they stop.',
          why: 'The order of your worries is nearly right. But a second patient needs two more helpers, and this time it missed your head by a foot.',
          next: 'first',
        },
      ],
    },
    first: {
      words: [
        'Now you see it. On the inner side of his forearm, three fingers below the elbow, is a cut as long as your hand, and deep. When he loosens his grip, bright blood jumps out with each beat. “Help me,” he says. “Is it bad?”',
        'Around you six people stand in a half circle; three of them film. A woman in an orange vest holds a dog. Your phone is in your back pocket, and your shirt is in reach.',
      ],
      question: 'Two hands, two tasks: the wound and the call. How do you do it?',
      choices: [
        {
          text: 'Press your shirt on the wound with both hands and say to the woman: “You in the orange vest, call 911. Harper and Fourth, heavy bleeding. Tell me when they answer.”',
          follows: 'She drops the leash on her foot and dials. “They’re on,” she says and holds the phone beside your ear.',
          why: 'The wound has your weight, and the call has a person. You give an order to a stranger, and she is glad of it.',
          next: 'soaking',
        },
        {
          text: 'Call 911 yourself first; then your hands are free.',
          follows:
            '“Harper and Fourth,” you say, “a man is bleeding hard.” When you lay the phone down on speaker, after forty seconds, and press, his lap is red.',
          why: 'If you were alone, you would put the phone on speaker and press at the same time. Here six others could have called while you pressed.',
          next: 'soaking',
        },
        {
          text: 'Press your shirt on it and shout, “Somebody call an ambulance.”',
          follows: 'You put your weight on the cloth. Behind you people say “yes” and “ambulance” to each other.',
          why: 'Pressing was right, and so was shouting. But “somebody” is nobody in particular, and each of the six can believe that it is one of the others.',
          next: 'nobody',
        },
        {
          text: 'Take off his helmet and look at his head first.',
          follows:
            'His hair is dry, he knows what day it is, and blood has run into your shoe. You press at last, and the woman in the orange vest calls without being asked.',
          why: 'A head injury is a fair thought, though a helmet can stay on while he breathes and talks. Blood that jumps kills sooner, so it comes first.',
          next: 'soaking',
        },
      ],
    },
    nobody: {
      words: [
        'You press for two minutes and listen for a siren. There is only the van’s radio and somebody who says that they should be here by now. “Who is talking to them?” you ask. The six look at each other. No one has a phone at the ear; three have it in front of the face.',
        'The man’s eyes follow you. Your arms begin to tremble. The shirt is wet on your side, too.',
      ],
      question: 'How do you mend it?',
      choices: [
        {
          text: 'Look at one person: “You in the orange vest. Call 911 now. Harper and Fourth. Put it on speaker.”',
          follows: 'She goes red and dials. Eight seconds later a calm voice asks from the phone what has happened.',
          why: 'You blame nobody and lose no more time. Two minutes are gone, and you could be angry about them; it would cost a third.',
          next: 'soaking',
        },
        {
          text: 'Let go, get your own phone out, and do it yourself.',
          follows:
            'Your fingers slip on the glass of the screen, and the wound is open while you wipe them. On the third try you have a dispatcher, lay the phone down, and press again.',
          why: 'Now you know for sure that it is done. He paid for it with half a minute of blood, with six pairs of dry hands standing around.',
          next: 'soaking',
        },
      ],
    },
    soaking: {
      words: [
        '“Help is on the way, keep pressing,” says the dispatcher. You kneel over the arm with your elbows straight. The shirt is soaked. Blood still wells up beside your fingers, and where his elbow lies, a pool grows. He says that he feels cold.',
        'The library is a hundred steps away. A boy with a skateboard stands closest to its door. “There’s a siren,” somebody says, but it goes off in another direction.',
      ],
      question: 'Pressing alone isn’t enough. What next?',
      choices: [
        {
          text: '“You with the skateboard: the bleeding kit in the library, behind the desk. Run.” Meanwhile push cloth into the wound and press harder.',
          follows:
            'He is gone at once. You feed a clean sleeve into the cut with two fingers, as deep as it goes, and lean on it; the man screams, and the blood comes more slowly.',
          why: 'Packing puts the pressure where the vessel is, and somebody else does the running. You hurt him badly to do it, and have to bear that.',
          next: 'kit',
        },
        {
          text: 'Lift the shirt to see where it comes from.',
          follows:
            'It comes from everywhere; you press again, and whatever had begun to clot has to begin anew. “The kit,” you say, “the library,” and the boy with the skateboard runs.',
          why: 'You want to know, and for packing one has to see the wound once. Looking only to check gives away the minutes of pressing that you have behind you.',
          next: 'kit',
        },
        {
          text: 'Tie his belt around the arm as a tourniquet.',
          follows:
            'The leather is stiff, and it slackens as soon as you try to fasten it. You press again, say “The kit, behind the desk in the library,” and the boy runs.',
          why: 'You think of the right tool. A belt seldom gets tight enough without something to twist it with, and you took your hands off the wound for it.',
          next: 'kit',
        },
      ],
    },
    kit: {
      words: [
        'The boy is back, breathless, with a red pouch. In it are gloves, gauze, a marker and a tourniquet: a band with a plastic rod to twist. The cut lies three fingers below the elbow. Blood still comes through with each beat when you ease up.',
        '“I’ll lose the arm,” says the man. The dispatcher says that the ambulance is five minutes out. Your class was seven months ago.',
      ],
      question: 'Where does it go, and how tight?',
      choices: [
        {
          text: 'Tell him what it is for, and ask him. Then on the upper arm, well off the elbow: twist until the bleeding stops, lock the rod, write down the time.',
          follows:
            '“All right,” he says. The orange vest takes over the pressing while you twist; at the fourth turn he groans, and the blood stops. You write 10:31 on the band.',
          why: 'Two to three inches above this wound is the elbow itself, so it goes higher. He is awake, so he decides. It hurts as much as he fears; but doctors take it off again in the hospital, and an arm is seldom lost to it.',
          next: 'pale',
        },
        {
          text: 'Two inches above the wound, as you remember it.',
          follows: 'The band lies right over the elbow. You twist until the rod bends, and blood still comes.',
          why: 'You remembered the number, which is something. On a joint the bones keep the band from pressing the artery flat.',
          next: 'still',
        },
        {
          text: 'On the upper arm, only as tight as he can stand.',
          follows: 'After two turns he begs you to stop, and you stop. The blood comes more slowly, then faster again.',
          why: 'You don’t want to hurt him. A band that is too loose lets blood in and none back, and the wound can bleed more than before.',
          next: 'still',
        },
        {
          text: 'Leave it in the pouch and go on pressing. He is afraid, and they are almost here.',
          follows: 'You lean on the arm and count. After a minute your elbows give way, and it runs over your wrists.',
          why: 'His fear counts, and pressing is never wrong. But you haven’t asked him. Pressing hasn’t been enough for minutes, your strength runs out, and five minutes are a long time for him.',
          next: 'still',
        },
      ],
    },
    still: {
      words: [
        'It still bleeds. He has stopped asking questions, and his lips are the color of paper. “Talk to me,” says the dispatcher. “Is the tourniquet on? Is the bleeding stopped?” The orange vest kneels down on the other side. “I can do something. Tell me what.”',
        'The red pouch lies open in the glass. In it are a second tourniquet and two packs of gauze. Far away there is a siren, and this one comes nearer.',
      ],
      question: 'What do you change?',
      choices: [
        {
          text: 'Say it as it is: “No, it still bleeds.” She presses; you put a tourniquet on the upper arm, off the elbow, and twist until it stops.',
          follows: '“Do it,” whispers the man, and at the fifth turn it stops. You lock the rod and write the time on the band.',
          why: 'Whether it is tight enough is shown by the blood alone. You needed a second attempt; a first one that fails is no reason to stop.',
          next: 'pale',
        },
        {
          text: 'Leave everything as it is, and the two of you press with all your weight until they come.',
          follows:
            'Four hands hold better than two: it is a thin stream now that doesn’t quite stop. His head sinks onto your shoulder.',
          why: 'The second pair of hands was the best idea of this minute. The tool that would have ended it lies beside your knee.',
          next: 'pale',
        },
      ],
    },
    pale: {
      words: [
        'His name is Luis. He lies on his back now, with his head on somebody’s sweater, and his skin is cool and damp. “I’m so thirsty,” he says. “I want to sit up. I feel stupid lying here.” Then his eyes close, and open when you say his name.',
        'The van driver has turned his van around. “I can have him at County in six minutes. Who knows when they come.” Somebody holds out a bottle of water.',
      ],
      question: 'What does he need now?',
      choices: [
        {
          text: 'He stays down. A jacket over him, no drink, and you keep talking: his name, the ambulance, what you are doing.',
          follows:
            'Two jackets cover him, and you ask about the bike. He tells you about it, with pauses, while you watch his breath and the cloth.',
          why: 'Lying flat, warmth and your voice are what you have against shock. It is harder to do little than to do something.',
          next: 'handover',
        },
        {
          text: 'Let him sit up against your knee and wet his lips, since he asks for it.',
          follows:
            'He smiles; then his eyes roll up, he slides sideways, and you catch his head. Flat on his back he comes around, and nobody offers water again.',
          why: 'It was meant kindly. The blood that he has left doesn’t reach his head when he sits, and a drink can come up again or be in the way of an operation.',
          next: 'handover',
        },
        {
          text: 'Take the van. Six minutes are six minutes.',
          follows:
            'You carry him in among the parcels. At the second light the traffic stands, and behind you, at the corner that you left, you hear the ambulance arrive.',
          why: 'Waiting is almost unbearable, and the offer is well meant. In the ambulance there would have been fluids, oxygen and someone who knows how; in the van there is you.',
          next: 'van',
        },
      ],
    },
    handover: {
      words: [
        'The ambulance stops, then a patrol car. Two paramedics kneel where you knelt. You get up; your knees are full of glass crumbs, and your arms are red up to the elbows. Suddenly nobody needs you. A man with a phone asks you how it feels to be a hero.',
        '“Who was with him?” calls one of the paramedics over her shoulder. “What have we got?” Your books still lie on the curb, where you put them down.',
      ],
      question: 'What do you do with the last two minutes?',
      choices: [
        {
          text: 'Tell her in four sentences: what happened, where he bled, what you did and when, and how he was.',
          follows:
            '“Good,” she says and asks for the times. Then an officer gives you a bottle of water for your hands and takes your name.',
          why: 'She learns in ten seconds what she would need minutes to find. You have to stay and to speak, when you would like to sit down somewhere and shake.',
          next: 'nine',
        },
        {
          text: 'Go. They have him now, and you want to wash.',
          follows: 'You pick up your books with two fingers and walk off. Nobody stops you.',
          why: 'You have done your part, and the shaking is coming. But they don’t know how long he bled or what was tried, and you don’t know yet whose blood is in your cuts.',
          next: 'quiet',
        },
        {
          text: 'Tell the man with the phone what happened, so that people know about the kit.',
          follows: 'You talk into a lens for two minutes. When you turn around, the doors of the ambulance are closed.',
          why: 'More people ought to know about such kits. It was the wrong listener first, and Luis lies in the picture, without having been asked.',
          next: 'quiet',
        },
      ],
    },
  },
  endings: {
    nine: {
      title: 'What you told her',
      words: [
        'Luis is operated on before noon. On Thursday he calls you, since your name was in the report. He can move all five fingers, and two of them feel like felt. He is going to sell the bicycle, or perhaps not.',
        'You go from the corner straight to an urgent care clinic. They clean your cuts, you tell them about the blood, and they decide on protective medicine while it still helps. For three nights you hear glass when you fall asleep. In the fourth week it is gone.',
      ],
      debrief: [
        'The day was made of ordinary decisions: lights on a van, a sentence to an orange vest, a boy sent running. None of it was medicine. They gave you a place to kneel, a line to the dispatcher and a kit, while your hands did the one thing that could not wait.',
        'If the blood stopped only at the second attempt, or somebody had to be asked twice to call, look at what you did with it: you noticed, and changed one thing. Whether the pressure is enough, whether the band is tight, whether anyone has called, you only know by checking.',
        'At the end you stayed for four sentences. The paramedics could begin where you had stopped, with a time that nobody else knew.',
      ],
      better:
        'Put gloves on when the pouch arrives, if a second pair of hands can press for those five seconds. And take the class again: the place of the band and the force that it needs are what fades first.',
      links: [
        { section: 'first-minutes-after', text: 'Press, pack, tourniquet, and the three places on an arm' },
        { section: 'break-away', text: 'One person, one clear request' },
        { module: 'level-5-hands-that-shake', text: 'Pressure, packing and the band, until shaking hands can do it' },
      ],
    },
    quiet: {
      title: 'Without a word',
      words: [
        'In the restroom of the library the water stays red for a long time. You count four small cuts on your own hands. In the evening you look for news of a cyclist and find eleven seconds of film.',
        'Luis lives. In the hospital they needed a while to work out how long he had bled and what had been done. He would like to thank someone and doesn’t know whom.',
      ],
      debrief: [
        'He lives because you knelt down and pressed, by whatever detours, and because somebody called. That stands.',
        'What was missing took two minutes. When the band went on, or how long you two pressed, how much he had lost, that he had closed his eyes for a moment: all of it was in your head alone, and you carried it off or gave it to a lens.',
        'You left with something as well. Blood in open cuts is a matter for a doctor within hours, and what you saw is easier to bear when somebody knows that you saw it.',
      ],
      better:
        'Turn to the one who asks and say what, where, what you did, and when. Then ask where you can wash, leave your name, and call someone before you drive. Go to a doctor now: protective medicine against HIV works best within hours and must begin within 72. And it is not too late to phone the hospital or the police with what you know.',
      links: [
        { section: 'first-minutes-after', text: 'The self-check, and the nights afterwards' },
        { section: 'neighbors-in-an-emergency', text: 'Handing over well is part of the job' },
        { module: 'level-3-seventy-two-hours', text: 'The three days after, for helpers too' },
      ],
    },
    van: {
      title: 'Among the parcels',
      words: [
        'For eleven minutes you kneel on a swaying floor, hold his arm, watch his breath, and say his name. At a red light the dispatcher, on speaker in your lap, tells you to pull over at a pharmacy; the ambulance turns around and meets you there.',
        'Luis is in surgery by noon. A doctor tells you later that it was close, and that he will keep the arm.',
      ],
      debrief: [
        'You had done the harder part on the road: stopped the cars, more or less, pressed, and found helpers and a kit. When you got into the van, the hardest thing left was to wait.',
        'Six minutes was a number for an empty road. The ambulance was closer than the hospital, and the treatment begins when it arrives. On the way you had half the hands, no space, and a driver who had just had a crash.',
        'You mended it by staying on the line and by stopping when the dispatcher told you to. A decision that has turned out badly may be taken back at the next corner.',
      ],
      better:
        'Ask the dispatcher, “How far are they?” and pass the answer on aloud. It calms the driver, Luis and you. If he wants to do something with his van, it can block the lane.',
      links: [
        { section: 'first-minutes-after', text: 'Stay on the line; what to do until help is there' },
        { section: 'neighbors-in-an-emergency', text: 'One leads, and everyone gets a task' },
        { module: 'level-5-hands-that-shake', text: 'What your hands and your patience can do under stress' },
      ],
    },
  },
} satisfies Simulation
